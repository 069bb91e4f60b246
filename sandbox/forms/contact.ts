import { textOf } from '../account/check.ts';
import { isEmail } from '../account/email.ts';
import { required } from '../account/register-check.ts';
import { formInSlot } from '../content/form-in-slot.ts';
import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import {
  doesNotExist,
  invalidUuid,
  rateLimitExceeded,
  type Violation,
  violations,
} from '../server/errors.ts';
import { secondsToWait } from '../server/rate-limit.ts';
import type { Router } from '../server/router.ts';
import { printed, violation } from '../server/violation-text.ts';
import { salutationById } from '../session/salutation.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';

/** Cases 166, 889. */
export function emailViolations(call: Call): Violation[] {
  const email = textOf(call.body, 'email');
  if (email === null) return required(call, call.body, 'email');
  if (isEmail(email)) return [];
  return [violation(call, 'email', 'INVALID_FORMAT_ERROR', '/email', { '{{ value }}': printed(email) })];
}

/** Names must not contain links (case 890). */
export function nameViolations(call: Call, name: string, must: boolean): Violation[] {
  const value = textOf(call.body, name);
  if (value === null) return must ? required(call, call.body, name) : [];
  if (!/https?:\//.test(value)) return [];
  const parameters = { '{{ value }}': printed(value), '{{ pattern }}': '/((https?:\\/))/' };
  return [violation(call, 'pattern', 'REGEX_FAILED_ERROR', `/${name}`, parameters)];
}

function salutationViolations(call: Call): Violation[] {
  const id = textOf(call.body, 'salutationId');
  if (id === null) return required(call, call.body, 'salutationId');
  if (!isHexId(id)) throw invalidUuid(id);
  return salutationById(id, call.view.lang) !== null ? [] : [doesNotExist('salutation', '/salutationId', id)];
}

/**
 * Mails all fields to the recipient of the form's slot, else to the shop (cases 165, 166, 622, 889–891). Only valid requests
 * count, by client address. @throws violations, 429 FRAMEWORK__RATE_LIMIT_EXCEEDED
 */
function contact(call: Call): Entity {
  const { body, view } = call;
  const slotId = textOf(body, 'slotId');
  if (slotId !== null && !isHexId(slotId)) throw invalidUuid(slotId);
  const found = [
    ...salutationViolations(call),
    ...emailViolations(call),
    ...required(call, body, 'subject'),
    ...required(call, body, 'comment'),
    ...nameViolations(call, 'firstName', true),
    ...nameViolations(call, 'lastName', true),
    ...required(call, body, 'phone'),
  ];
  if (found.length > 0) throw violations(found);
  const seconds = secondsToWait(call, 'contact', '');
  if (seconds > 0) throw rateLimitExceeded(seconds);
  const text = (name: string) => textOf(body, name) ?? '';
  const salutation = salutationById(text('salutationId'), view.lang)?.['displayName'];
  const lines = [
    `${String(salutation ?? '')} ${text('firstName')} ${text('lastName')}`.trim(),
    text('email'),
    text('phone'),
    '',
    text('comment'),
  ];
  const form = formInSlot(text('slotId'));
  sendMail(call.shop, form?.receiver ?? demo.address, text('subject'), lines.join('\n'));
  return {
    individualSuccessMessage: form?.confirmation?.[view.lang] ?? '',
    apiAlias: 'contact_form_result',
  };
}

export function addContactRoutes(router: Router): void {
  router.add('POST', '/contact-form', contact);
}
