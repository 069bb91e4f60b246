import type { Notice, NoticeSeverity, UserError } from '../../../../schema/generated/types.ts';
import { errorCodeOfNotice, NOTICE_CODES, type NoticeKey } from '../../shared/error-codes.ts';
import type { Messages, Values } from '../../shared/messages/messages.ts';
import { params } from '../../shared/user-errors.ts';

export function createNotice(
  key: NoticeKey,
  severity: NoticeSeverity,
  values: Values,
  lineItemId: string | null,
  messages: Messages,
): Notice {
  const code = NOTICE_CODES[key];
  return { code, severity, message: messages.text(key, values), params: params(values), lineItemId };
}

/** A notice as an error of an input field, for clients that read only errors. */
export function asUserError(
  { code, upstreamCode = null, message, params: values }: Notice,
  field: readonly string[] | null,
): UserError {
  return {
    code: errorCodeOfNotice(code),
    upstreamCode,
    message,
    params: values,
    field: field && [...field],
  };
}
