import { type Call, type Routes, textOf } from '../protocol/call.ts';
import { failure, noRoute, refuse, violation } from '../protocol/errors.ts';
import {
  emailViolations,
  linkViolations,
  required,
  storefrontUrlViolations,
} from '../rules/account/checks.ts';
import { accountOf, emailHash } from '../rules/account/customers.ts';
import { linkBase } from '../rules/account/register.ts';
import { salutationEntity } from '../rules/channel/entities.ts';
import { formInSlot } from '../rules/content/layout.ts';
import { mailShopper } from '../rules/mail.ts';
import { countAttempt } from '../rules/rate-limit.ts';
import { demo } from '../shops/demo.ts';
import { type Entity, newId } from '../state/entity.ts';

/** Mails all fields to the recipient of the form's slot, otherwise to the shop (cases 165, 166, 622, 889–891). */
function contact(call: Call): Entity {
  const { body, view, shop } = call;
  const names = ['subject', 'comment', 'firstName', 'lastName', 'phone'];
  refuse([
    ...required(body, 'salutationId'),
    ...emailViolations(body),
    ...names.flatMap((name) => required(body, name)),
    ...linkViolations(body),
  ]);
  countAttempt(call, 'contact');
  const text = (name: string) => textOf(body, name) ?? '';
  const salutation = salutationEntity(text('salutationId'), view.lang);
  const isNeutral = salutation?.['salutationKey'] === 'not_specified';
  const title = isNeutral ? '' : String(salutation?.['displayName'] ?? '');
  const name = `${title} ${text('firstName')} ${text('lastName')}`.trim();
  const form = formInSlot(text('slotId'));
  const lines = [name, text('email'), text('phone'), '', text('comment')];
  shop.sendMail(form?.receiver ?? demo.address, text('subject'), lines.join('\n'));
  const individualSuccessMessage = form?.confirmation?.[view.lang] ?? '';
  return { individualSuccessMessage, apiAlias: 'contact_form_result' };
}

/** As in 6.7: the shop and the shopper receive a mail with the time. */
function withdraw(call: Call): Entity {
  const { body, shop, language } = call;
  if (!shop.switches.withdrawalRoute) throw noRoute('POST', '/store-api/revocation-request-form');
  refuse([...emailViolations(body), ...required(body, 'contractNumber'), ...linkViolations(body)]);
  countAttempt(call, 'withdrawal');
  const text = (name: string) => textOf(body, name) ?? '';
  const name = `${text('firstName')} ${text('lastName')}`.trim();
  const lines = [name, text('email'), text('contractNumber'), '', text('comment')].join('\n');
  const format = new Intl.DateTimeFormat(language.code, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Zurich',
  });
  shop.sendMail(demo.address, `Widerruf ${text('contractNumber')}`, lines);
  mailShopper(call, 'withdrawal', text('email'), ` ${format.format(new Date())}\n\n${lines}`);
  return { individualSuccessMessage: '', apiAlias: 'revocation_request_form_result' };
}

/** Subscribes immediately or mails a link (cases 161–163, 431–447, 623). */
function subscribe(call: Call): void {
  const { shop, body } = call;
  refuse([...emailViolations(body), ...linkViolations(body), ...storefrontUrlViolations(call)]);
  countAttempt(call, 'newsletter');
  const email = textOf(body, 'email') ?? '';
  const before = shop.recipients.get(email.toLowerCase());
  if (before?.status === 'optIn' || before?.status === 'direct') return;
  const hash = before?.hash ?? newId();
  const isPending = body['option'] === 'subscribe' && shop.switches.doubleOptInNewsletter;
  shop.recipients.set(email.toLowerCase(), { email, hash, status: isPending ? 'notSet' : 'direct' });
  if (isPending) {
    const link = `${linkBase(call)}/newsletter-subscribe?em=${emailHash(email)}&hash=${hash}`;
    mailShopper(call, 'newsletter', email, `\n\n${link}`);
  }
}

function recipientNotFound(): Error {
  return failure(400, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND');
}

function confirm({ shop, body }: Call): void {
  const [recipient] = shop.recipients.where('hash', textOf(body, 'hash') ?? '');
  if (recipient === undefined) throw recipientNotFound();
  const { email, status } = recipient;
  const { em } = body;
  refuse([
    ...(em === emailHash(email) ? [] : [violation('NOT_EQUAL_ERROR', '/em', em)]),
    ...(status === 'notSet' ? [] : [violation('NOT_EQUAL_ERROR', '/status', status)]),
  ]);
  shop.recipients.set(email.toLowerCase(), { ...recipient, status: 'optIn' });
}

function unsubscribe({ shop, body }: Call): void {
  const email = textOf(body, 'email')?.toLowerCase() ?? '';
  const recipient = shop.recipients.get(email);
  if (recipient === undefined) throw recipientNotFound();
  shop.recipients.set(email, { ...recipient, status: 'optOut' });
}

/** The text `undefined` without a subscription (cases 388, 448, 450). */
function recipientStatus(call: Call): Entity {
  const { email } = accountOf(call);
  const status = call.shop.recipients.get(email.toLowerCase())?.status ?? 'undefined';
  return { status, apiAlias: 'account_newsletter_recipient' };
}

export const FORM_ROUTES: Routes = {
  'POST /contact-form': contact,
  'POST /revocation-request-form': withdraw,
  'POST /newsletter/subscribe': subscribe,
  'POST /newsletter/confirm': confirm,
  'POST /newsletter/unsubscribe': unsubscribe,
  'POST /account/newsletter-recipient': recipientStatus,
};
