import { textOf } from '../account/check.ts';
import { required } from '../account/register-check.ts';
import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import { plainFailure, rateLimitExceeded, violations } from '../server/errors.ts';
import { secondsToWait } from '../server/rate-limit.ts';
import type { Router } from '../server/router.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';
import { emailViolations, nameViolations } from './contact.ts';

const RECEIVED: Record<Lang, readonly [subject: string, text: string]> = {
  de: ['Ihr Widerruf ist eingegangen', 'Wir haben Ihren Widerruf erhalten'],
  en: ['Your withdrawal has arrived', 'We have received your withdrawal'],
  fr: ['Votre rétractation est arrivée', 'Nous avons reçu votre rétractation'],
};

/**
 * As in the OpenAPI document of 6.7: e-mail address and contract number are required; shop and shopper get a mail with the time.
 * @throws violations, 429 FRAMEWORK__RATE_LIMIT_EXCEEDED, 404 where the shop predates the route
 */
function withdraw(call: Call): Entity {
  const { body, shop } = call;
  if (!shop.switches.withdrawalRoute) {
    throw plainFailure(404, `No route found for "POST ${call.origin}/store-api/revocation-request-form"`);
  }
  const found = [
    ...emailViolations(call),
    ...required(call, body, 'contractNumber'),
    ...nameViolations(call, 'firstName', false),
    ...nameViolations(call, 'lastName', false),
  ];
  if (found.length > 0) throw violations(found);
  const seconds = secondsToWait(call, 'withdrawal', '');
  if (seconds > 0) throw rateLimitExceeded(seconds);
  const text = (name: string) => textOf(body, name) ?? '';
  const [subject, received] = RECEIVED[call.view.lang];
  const lines = [
    `${text('firstName')} ${text('lastName')}`.trim(),
    text('email'),
    text('contractNumber'),
    '',
    text('comment'),
  ].join('\n');
  sendMail(shop, demo.address, `Widerruf ${text('contractNumber')}`, lines);
  sendMail(shop, text('email'), subject, `${received}: ${timeIn(call.language.code)}\n\n${lines}`);
  return { individualSuccessMessage: '', apiAlias: 'revocation_request_form_result' };
}

function timeIn(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
  return format.format(new Date());
}

export function addWithdrawalRoutes(router: Router): void {
  router.add('POST', '/revocation-request-form', withdraw);
}
