import { useEffect, useState } from 'react';
import { useMutation } from 'urql';
import type { SendFormInput, SendFormMutation, UserErrorPartsFragment } from '../../../generated/graphql.ts';
import { failureText } from '../../../shared/errors/failure-text.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { addFormMessages } from './form-messages.ts';
import { SendFormDocument } from './forms.generated.ts';
import { addServiceMessages } from './service-messages.ts';

type FilledForm = Omit<SendFormInput, 'captchaToken' | 'captchaAnswer' | 'website'>;

/** Sends a form with what tells people from programs. */
export function useSendForm() {
  const { t, language } = useShop();
  const [, sendForm] = useMutation(SendFormDocument);
  const { captcha, begin, solve, renew } = useCaptcha(language.locale);
  const [website, setWebsite] = useState('');

  /**
   * @param received called with the shop's answer
   * @returns the refusals
   */
  async function send(
    form: FilledForm,
    received: (payload: SendFormMutation['payload']) => void,
  ): Promise<readonly UserErrorPartsFragment[]> {
    const check = await solve().catch(() => null);
    if (check === null)
      return [{ code: 'CAPTCHA_UNAVAILABLE', message: t('captcha.failed'), field: ['captchaAnswer'] }];
    const { payload } = await dataOf(sendForm({ input: { ...form, ...check, website } }));
    if (payload.userErrors.some(({ field }) => field?.some((part) => part.startsWith('captcha')))) renew();
    received(payload);
    return payload.userErrors;
  }

  return { captcha, begin, renew, send, website, setWebsite };
}

/** Fetches the texts of a form that opens where none was. @returns whether they are there */
export function useFormTexts(): boolean {
  const shop = useShop();
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are fetched once.
  useEffect(() => {
    Promise.all([addFormMessages(shop), addServiceMessages(shop)])
      .then(() => setReady(true))
      .catch((reason: unknown) => notify('danger', failureText(reason)));
  }, []);
  return ready;
}
