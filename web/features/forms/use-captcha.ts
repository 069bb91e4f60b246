import { useCallback, useEffect, useState } from 'react';
import type { CaptchaQuery } from '../../generated/graphql.ts';
import { currentApi } from '../../shared/graphql/current-api.ts';
import { CaptchaDocument } from './public/forms.generated.ts';

/** What a form knows of its captcha: undefined while it is being asked for, null when that failed. */
export type CaptchaState = CaptchaQuery['captcha'] | null | undefined;

/** A captcha for a form and a way to another one; it is asked for in the browser alone, as it belongs to one visitor. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<CaptchaState>(undefined);
  const [answer, setAnswer] = useState('');
  const renew = useCallback(() => {
    setAnswer('');
    currentApi()
      .personal(CaptchaDocument, {})
      .then(
        (data) => setCaptcha(data.captcha),
        () => setCaptcha(null),
      );
  }, []);
  useEffect(renew, [renew]);
  return { captcha, answer, setAnswer, renew };
}
