import { useState } from 'react';
import { useMutation } from 'urql';
import type { SendFormInput, SendFormMutation, UserErrorPartsFragment } from '../../../generated/graphql.ts';
import { dataOf } from '../../../shared/graphql/api-error.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { useCaptcha } from '../use-captcha.ts';
import { SendFormDocument } from './forms.generated.ts';

type FilledForm = Omit<SendFormInput, 'captchaToken' | 'captchaAnswer' | 'website'>;

/** Sends a form with its captcha and honeypot. */
export function useSendForm() {
  const { t, language } = useShop();
  const [, sendForm] = useMutation(SendFormDocument);
  const { captcha, begin, solve, renew } = useCaptcha(language.locale);
  const [website, setWebsite] = useState('');

  /**
   * @param received called with the response
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
