import type { SentKind } from '../../../schema/form-contract.ts';
import type { SendFormMutation } from '../../generated/graphql.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import { type FormDraft, fieldsOf, listValues } from './form-rules.ts';

/** A form that has arrived. */
export interface Sent {
  email: string;
  /** What the shop answered. */
  answer: SendFormMutation['payload'];
  /** What was filled in, for whoever needs it in writing. */
  lines: readonly { key: string; label: string; values: readonly string[] }[];
}

/** What is kept of a form when it has arrived and is emptied. */
export function sentOf(
  kind: SentKind,
  draft: FormDraft,
  answer: SendFormMutation['payload'],
  t: Translate,
): Sent {
  const lines = fieldsOf(kind).map(({ name, label }) => ({
    key: name,
    label: t(label),
    values: listValues(draft[name] ?? ''),
  }));
  return {
    email: draft['email']?.trim() ?? '',
    answer,
    lines: lines.filter(({ values }) => values.length > 0),
  };
}
