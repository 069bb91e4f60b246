import type { SentKind } from '../../../schema/form-contract.ts';
import type { SendFormMutation } from '../../generated/graphql.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import { type FormDraft, fieldsOf, listValues } from './form-rules.ts';

export interface Sent {
  email: string;
  answer: SendFormMutation['payload'];
  lines: readonly { key: string; label: string; values: readonly string[] }[];
}

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
