import { sendMail } from '../controls/outbox.ts';
import { plainFailure } from '../server/errors.ts';
import { isObject } from '../shop/entity.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';

const NEEDED = ['recipients', 'contentHtml', 'contentPlain', 'subject', 'senderName'] as const;

/** The subset of Twig that mails use: `{{ group.name }}`, with or without filters. */
function render(template: string, data: unknown): string {
  return template.replace(/\{\{ ?([\w.]+)[^}]*\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), data);
    return value === undefined ? '' : String(value);
  });
}

/** Sends a mail from templates. @throws 400 for missing fields, 500 without a recipient, as Shopware's mailer does */
function send({ shop, body }: AdminCall): unknown {
  const missing = NEEDED.find((name) => body[name] === undefined || body[name] === '');
  if (missing !== undefined) throw plainFailure(400, `This value should not be blank. (${missing})`);
  const recipients = isObject(body['recipients']) ? Object.keys(body['recipients']) : [];
  if (recipients.length === 0) throw plainFailure(500, 'An email must have a "To" header.');
  const data = body['mailTemplateData'];
  const text = render(String(body['contentPlain']), data);
  for (const to of recipients)
    sendMail(shop, to, render(String(body['subject']), data), text, String(body['senderName']));
  return { size: text.length };
}

export const MAIL_ROUTES: readonly AdminRoute[] = [
  { method: 'POST', path: '/_action/mail-template/send', handle: send },
];
