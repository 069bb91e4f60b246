import { sendMail } from '../controls/outbox.ts';
import { plainFailure } from '../server/errors.ts';
import { isObject } from '../shop/entity.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';

const NEEDED = ['recipients', 'contentHtml', 'contentPlain', 'subject', 'senderName'] as const;

/** The values of `mailTemplateData` in the place of `{{ group.name }}`, with or without filters: as much of Twig as mails need. */
function render(template: string, data: unknown): string {
  return template.replace(/\{\{ ?([\w.]+)[^}]*\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), data);
    return value === undefined ? '' : String(value);
  });
}

/**
 * POST /api/_action/mail-template/send: a mail with the given contents, which are templates.
 * @throws 400 where something is missing, 500 where there is nobody to send it to, as the mailer of Shopware does
 */
function send({ shop, body }: AdminCall): unknown {
  const missing = NEEDED.find((name) => body[name] === undefined || body[name] === '');
  if (missing !== undefined) throw plainFailure(400, `This value should not be blank. (${missing})`);
  const recipients = isObject(body['recipients']) ? Object.keys(body['recipients']) : [];
  if (recipients.length === 0) throw plainFailure(500, 'An email must have a "To" header.');
  const data = body['mailTemplateData'];
  const text = render(String(body['contentPlain']), data);
  for (const to of recipients) sendMail(shop, to, render(String(body['subject']), data), text);
  return { size: text.length };
}

/** Mails that staff sends. */
export const MAIL_ROUTES: readonly AdminRoute[] = [
  { method: 'POST', path: '/_action/mail-template/send', handle: send },
];
