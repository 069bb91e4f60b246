import { textOf } from '../account/check.ts';
import { accountOf } from '../account/current-customer.ts';
import { emailHash, isEmail } from '../account/email.ts';
import { linkBase, storefrontUrlViolations } from '../account/storefront-url.ts';
import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import {
  failure,
  notStorable,
  plainFailure,
  type ShopwareError,
  type Violation,
  violations,
} from '../server/errors.ts';
import { secondsToWait } from '../server/rate-limit.ts';
import type { Router } from '../server/router.ts';
import { blank, noSuchChoice, notEqual, printed, violation } from '../server/violation-text.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { isId } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import type { RecipientRecord } from './recipient-record.ts';

const OPTIONS = ['direct', 'subscribe', 'confirmSubscribe', 'unsubscribe'] as const;

const MAIL: Record<Lang, readonly [subject: string, text: string]> = {
  de: ['Newsletter bestätigen', 'Mit diesem Link bestätigen Sie, dass Sie den Newsletter möchten:'],
  en: ['Confirm the newsletter', 'Confirm with this link that you want the newsletter:'],
  fr: ['Confirmer la newsletter', 'Confirmez par ce lien que vous souhaitez la newsletter:'],
};

function emailViolations(call: Call): Violation[] {
  const email = textOf(call.body, 'email');
  if (email === null) return [blank(call, '/email', call.body['email'])];
  if (isEmail(email)) return [];
  return [violation(call, 'email', 'INVALID_FORMAT_ERROR', '/email', { '{{ value }}': printed(email) })];
}

/** Names must not contain links (case 447). */
function nameViolations(call: Call): Violation[] {
  return ['firstName', 'lastName'].flatMap((name) => {
    const value = textOf(call.body, name);
    if (value === null || !/https?:\//.test(value)) return [];
    const parameters = { '{{ value }}': printed(value), '{{ pattern }}': '/((https?:\\/))/' };
    return [violation(call, 'pattern', 'REGEX_FAILED_ERROR', `/${name}`, parameters)];
  });
}

function optionViolations(call: Call): Violation[] {
  const given = call.body['option'];
  if (Array.isArray(given))
    return [blank(call, '/option', given), noSuchChoice(call, '/option', given, OPTIONS)];
  const option = textOf(call.body, 'option');
  if (option === null) return [blank(call, '/option', given)];
  return OPTIONS.some((known) => known === option) ? [] : [noSuchChoice(call, '/option', option, OPTIONS)];
}

function throttled(seconds: number): ShopwareError {
  return failure(
    429,
    'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED',
    `Too many requests, try again in ${seconds} seconds.`,
    { seconds },
  );
}

/**
 * Subscribes at once or mails a link (cases 161–163, 431–447, 623). @throws violations, 429
 * CONTENT__NEWSLETTER_RECIPIENT_THROTTLED
 */
function subscribe(call: Call): undefined {
  const found = [
    ...emailViolations(call),
    ...optionViolations(call),
    ...nameViolations(call),
    ...storefrontUrlViolations(call),
  ];
  if (found.length > 0) throw violations(found);
  const seconds = secondsToWait(call, 'newsletter', '');
  if (seconds > 0) throw throttled(seconds);
  const email = textOf(call.body, 'email') ?? '';
  const before = call.shop.recipients.get(email.toLowerCase());
  if (call.body['option'] === 'unsubscribe') return before === undefined ? undefined : end(call, email);
  if (before?.status === 'optIn' || before?.status === 'direct') return undefined;
  const salutationId = textOf(call.body, 'salutationId');
  if (salutationId !== null && !isId(salutationId)) throw notStorable('salutationId', salutationId);
  const status = statusFor(call, String(call.body['option']));
  const recipient: RecipientRecord = {
    id: before?.id ?? newId(),
    email,
    createdAt: before?.createdAt ?? stamp(),
    status,
    hash: before?.hash ?? newId(),
    firstName: textOf(call.body, 'firstName'),
    lastName: textOf(call.body, 'lastName'),
    languageId: call.language.id,
    confirmedAt: status === 'optIn' ? stamp() : null,
  };
  call.shop.recipients.put(email.toLowerCase(), recipient);
  if (status === 'notSet') sendLink(call, recipient);
  return undefined;
}

function statusFor(call: Call, option: string): RecipientRecord['status'] {
  if (option === 'confirmSubscribe') return 'optIn';
  return option === 'subscribe' && call.shop.switches.doubleOptInNewsletter ? 'notSet' : 'direct';
}

function sendLink(call: Call, { email, hash }: RecipientRecord): void {
  const [subject, text] = MAIL[call.view.lang];
  const link = `${linkBase(call)}/newsletter-subscribe?em=${emailHash(email)}&hash=${hash}`;
  sendMail(call.shop, email, subject, `${text}\n\n${link}`);
}

function notFound(identifier: string, value: string): ShopwareError {
  return failure(
    400,
    'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND',
    `The NewsletterRecipient with the identifier "${identifier}" - ${value} was not found.`,
    { identifier, value },
  );
}

/** Cases 434–438. */
function confirm(call: Call): undefined {
  if (typeof call.body['hash'] === 'number')
    throw plainFailure(500, 'hash must be of type string, int given');
  const hash = textOf(call.body, 'hash') ?? '';
  const recipient = call.shop.recipients.where('hash', hash)[0];
  if (recipient === undefined) throw notFound('hash', hash);
  const expected = emailHash(recipient.email);
  const { em } = call.body;
  const found = [
    ...(em === expected ? [] : [notEqual(call, '/em', em, expected)]),
    ...(recipient.status === 'notSet' ? [] : [notEqual(call, '/status', recipient.status, 'notSet')]),
  ];
  if (found.length > 0) throw violations(found);
  const confirmed: RecipientRecord = { ...recipient, status: 'optIn', confirmedAt: stamp() };
  call.shop.recipients.put(recipient.email.toLowerCase(), confirmed);
  return undefined;
}

/** Cases 440, 441, 451. */
function unsubscribe(call: Call): undefined {
  const { email } = call.body;
  if (typeof email !== 'string' || email === '')
    throw failure(400, 'CONTENT__MISSING_EMAIL_PARAMETER', 'The email parameter is missing.');
  return end(call, email);
}

function end(call: Call, email: string): undefined {
  const recipient = call.shop.recipients.get(email.toLowerCase());
  if (recipient === undefined) throw notFound('email', email);
  call.shop.recipients.put(email.toLowerCase(), { ...recipient, status: 'optOut' });
  return undefined;
}

/** `undefined` where there is none (cases 388, 448, 450). */
function recipientStatus(call: Call): Entity {
  const { email } = accountOf(call);
  const status = call.shop.recipients.get(email.toLowerCase())?.status ?? 'undefined';
  return { status, apiAlias: 'account_newsletter_recipient' };
}

export function addNewsletterRoutes(router: Router): void {
  router.add('POST', '/newsletter/subscribe', subscribe);
  router.add('POST', '/newsletter/confirm', confirm);
  router.add('POST', '/newsletter/unsubscribe', unsubscribe);
  router.add('GET|POST', '/account/newsletter-recipient', recipientStatus);
}
