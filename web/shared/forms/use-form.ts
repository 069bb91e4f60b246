import { useRef, useState } from 'react';
import type { UserErrorPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../errors/failure-text.ts';
import { loginIsMissing } from '../session/use-login-lost.ts';
import { useSummaryFocus } from './error-summary.tsx';
import { type FieldErrors, fieldsOf, sortErrors, withoutCorrected } from './form-errors.ts';

export interface FormState {
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  busy: boolean;
  correct(field: EventTarget): void;
}

const CLEAN: Omit<FormState, 'correct'> = { errors: {}, general: [], failure: null, busy: false };

/**
 * Runs one submit at a time and focuses the error summary.
 * @param form prefix of element ids
 * @param onLost called when the login has expired
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
  /** `found` are local errors; `send` resolves to user errors. True without errors. */
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
  const correct = (field: EventTarget) =>
    setState((before) => ({ ...before, errors: withoutCorrected(before.errors, field) }));
  return { ...state, correct, field: fieldsOf(form, state.errors), submit, refuse };
}
