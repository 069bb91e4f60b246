import type { Refusal } from '../../../schema/form-rules.ts';
import type { UserError } from '../../../schema/generated/types.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { userError } from '../shared/user-errors.ts';

/** An error of a field; empty without an error. */
export function fieldErrors(field: string, refusal: Refusal | null, messages: Messages): UserError[] {
  return refusal === null ? [] : [userError(messages, refusal.code, [field], refusal.params)];
}
