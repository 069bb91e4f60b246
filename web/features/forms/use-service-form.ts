import { useState } from 'react';
import type { SentKind } from '../../../schema/form-contract.ts';
import type { FormPlaceInput, SendFormMutation } from '../../generated/graphql.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { FormField } from './form-field.ts';
import { checkForm, emptyForm, type FormDraft, fieldsOf, formValues, listValues } from './form-rules.ts';
import { useSendForm } from './public/use-send-form.tsx';
import { useUploads } from './upload-field.tsx';

export interface Sent {
  email: string;
  answer: SendFormMutation['payload'];
  lines: readonly { key: string; label: string; values: readonly string[] }[];
}

function sentOf(kind: SentKind, draft: FormDraft, answer: SendFormMutation['payload'], t: Translate): Sent {
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

/** State of a service form. Drafts survive a reload. */
export function useServiceForm(kind: SentKind, place: FormPlaceInput | null) {
  const { t } = useShop();
  const id = `service-${kind.toLowerCase()}`;
  const { send: sendForm, renew, ...model } = useSendForm(id);
  const { draft, edit, forget } = useDraft(id, emptyForm(kind));
  const { files, refusals, add, drop, clear, pending } = useUploads();
  const [sent, setSent] = useState<Sent | null>(null);
  const shown = ({ enabledBy }: FormField) => enabledBy === undefined || draft[enabledBy] === 'true';
  const visible = fieldsOf(kind).filter(shown);

  async function send() {
    const typesOf = (name: string) => files.filter(({ field }) => field === name).map(({ type }) => type);
    const types = Object.fromEntries(visible.map(({ name }) => [name, typesOf(name)]));
    const waiting = Object.fromEntries(pending.map(({ field }) => [field, t('upload.wait')]));
    const problems = { ...checkForm(kind, draft, types, t), ...waiting };
    const uploads = files.flatMap(({ field, key }) => {
      const isVisible = visible.some(({ name }) => name === field);
      return key && isVisible ? [{ name: field, value: key }] : [];
    });
    const answer = await sendForm(problems, {
      kind,
      fields: [...formValues(kind, draft), ...uploads],
      place,
    });
    if (!answer) return;
    setSent(sentOf(kind, draft, answer, t));
    forget();
    edit(emptyForm(kind));
    forget();
    clear();
    renew();
  }

  return {
    ...model,
    draft,
    edit,
    files,
    refusals,
    add,
    drop,
    sent,
    again: () => setSent(null),
    shown,
    send,
  };
}
