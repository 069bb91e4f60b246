import { useRef, useState } from 'react';
import type { UserErrorPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../errors/failure-text.ts';
import { loginIsMissing } from '../session/login-missing.ts';
import { type FieldErrors, sortErrors } from './form-errors.ts';
import { useSummaryFocus } from './use-summary-focus.ts';

/** How a form that is being sent stands. */
export interface FormState {
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  busy: boolean;
}

const CLEAN: FormState = { errors: {}, general: [], failure: null, busy: false };

/**
 * Sends a form once at a time, keeps what is wrong with it and leads to the summary of errors.
 * @param form prefix of its fields' element ids
 * @param onLost what to do when the login has expired meanwhile
 */
export function useForm(form: string, onLost?: () => void) {
  const [state, setState] = useState(CLEAN);
  const sending = useRef(false);
  const focusSummary = useSummaryFocus(form);
  const refuse = (change: Partial<FormState>) => {
    setState({ ...CLEAN, ...change });
    focusSummary();
    return false;
  };
  /**
   * `found` is what can be told before the shop is asked; `send` answers with what the shop refuses.
   * Resolves with true when nothing was wrong.
   */
  async function submit(
    found: FieldErrors,
    send: () => Promise<readonly UserErrorPartsFragment[]>,
  ): Promise<boolean> {
    if (sending.current) return false;
    if (Object.keys(found).length) return refuse({ errors: found });
    sending.current = true;
    setState({ ...CLEAN, busy: true });
    try {
      const userErrors = await send();
      if (onLost && userErrors.some(loginIsMissing)) onLost();
      if (userErrors.length) {
        const { fields, general } = sortErrors(form, userErrors);
        return refuse({ errors: fields, general });
      }
      setState(CLEAN);
      return true;
    } catch (reason) {
      if (onLost && loginIsMissing(reason)) onLost();
      return refuse({ failure: failureText(reason) });
    } finally {
      sending.current = false;
    }
  }
  return { ...state, submit, refuse };
}
