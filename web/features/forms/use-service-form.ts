import { useState } from 'react';
import { useMutation } from 'urql';
import type { SentKind } from '../../../schema/form-contract.ts';
import type { FormPlaceInput, SendFormMutation } from '../../generated/graphql.ts';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { useDraft } from '../../shared/forms/use-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { usePreHydrationInput } from '../../shared/forms/use-pre-hydration-input.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import type { FormField } from './form-field.ts';
import { checkForm, emptyForm, fieldsOf, formValues } from './form-rules.ts';
import { SendFormDocument } from './public/forms.generated.ts';
import { type Sent, sentOf } from './sent.ts';
import { useCaptcha } from './use-captcha.ts';
import { useUploads } from './use-uploads.ts';

/** Typed values survive a reload. */
export function useServiceForm(kind: SentKind, place: FormPlaceInput | null) {
  const { t, language } = useShop();
  const form = `service-${kind.toLowerCase()}`;
  const { errors, general, failure, busy, submit } = useForm(form);
  const [, sendForm] = useMutation(SendFormDocument);
  const { draft, edit, forget } = useDraft(form, emptyForm(kind));
  const { captcha, begin, solve, renew } = useCaptcha(language.locale);
  const { files, refusals, add, drop, clear, pending } = useUploads();
  const [website, setWebsite] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  usePreHydrationInput();
  const idOf = (name: string) => fieldId(form, [name]);
  const shown = ({ askedWith }: FormField) => askedWith === undefined || draft[askedWith] === 'true';
  const visible = fieldsOf(kind).filter(shown);

  async function send() {
    const typesOf = (name: string) => files.filter(({ field }) => field === name).map(({ type }) => type);
    const types = Object.fromEntries(visible.map(({ name }) => [name, typesOf(name)]));
    const found = { ...checkForm(form, kind, draft, types, t) };
    for (const { field } of pending) found[idOf(field)] = t('upload.wait');
    const received: { payload?: SendFormMutation['payload'] } = {};
    const done = await submit(found, async () => {
      const check = await solve().catch(() => null);
      if (check === null)
        return [{ code: 'CAPTCHA_UNAVAILABLE', message: t('captcha.failed'), field: ['captchaAnswer'] }];
      const { payload } = await dataOf(
        sendForm({
          input: {
            kind,
            fields: formValues(kind, draft),
            uploads: files.flatMap(({ field, key }) => {
              const isVisible = visible.some(({ name }) => name === field);
              return key && isVisible ? [{ name: field, key }] : [];
            }),
            ...check,
            website,
            place,
          },
        }),
      );
      if (payload.userErrors.some(({ field }) => field?.some((part) => part.startsWith('captcha')))) renew();
      received.payload = payload;
      return payload.userErrors;
    });
    if (!done || !received.payload) return;
    setSent(sentOf(kind, draft, received.payload, t));
    forget();
    edit(emptyForm(kind));
    forget();
    clear();
    renew();
  }

  return {
    form,
    draft,
    edit,
    errors,
    general,
    failure,
    busy,
    captcha,
    begin,
    files,
    refusals,
    add,
    drop,
    website,
    setWebsite,
    sent,
    again: () => setSent(null),
    idOf,
    shown,
    send,
  };
}
