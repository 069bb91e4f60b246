import type { Notice, NoticeSeverity, UserError } from '../../../../schema/generated/types.ts';
import type { Messages, Values } from '../../shared/messages/messages.ts';
import { params } from '../../shared/user-errors.ts';

export function createNotice(
  code: string,
  severity: NoticeSeverity,
  values: Values,
  lineItemId: string | null,
  messages: Messages,
): Notice {
  return { code, severity, message: messages.text(code, values), params: params(values), lineItemId };
}

/** A notice as an error of an input field, for clients that read only errors. */
export function asUserError({ code, message, params: values }: Notice, field: readonly string[]): UserError {
  return { code, message, params: values, field: [...field] };
}
