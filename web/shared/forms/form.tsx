import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UserErrorPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../graphql/api-error.ts';
import { useTranslate } from '../i18n/shop.ts';
import { loginIsMissing } from '../session/session-store.ts';
import { type FieldErrors, fieldsOf, sortErrors, withoutCorrected } from './form-errors.ts';

/** Focuses it once it is rendered. */
export function useSummaryFocus(form: string): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) document.getElementById(summaryId(form))?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((before) => before + 1), []);
}

const summaryId = (form: string): string => `${form}-errors`;

function inOrder(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Links to the fields; `refused` heads errors without a field. */
export function ErrorSummary({
  form,
  errors,
  general,
  failure,
  refused,
}: {
  form: string;
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  refused?: string | undefined;
}) {
  const t = useTranslate();
  const fields = Object.entries(errors).sort(([one], [other]) => inOrder(one, other));
  if (!fields.length && !general.length && !failure) return null;
  const labelOf = (id: string) =>
    document.querySelector(`label.field-label[for="${CSS.escape(id)}"]`)?.textContent?.trim();
  // A checkbox is named by the page that its sentence links to.
  const linkOf = (id: string) =>
    document.getElementById(id)?.closest('label')?.querySelector('a')?.textContent;
  const sentence = (id: string, message: string) => {
    const link = linkOf(id);
    if (link) return { shown: link, whole: t('form.fieldError', { label: link, message }) };
    const label = labelOf(id);
    if (!label) return { shown: message, whole: message };
    const whole = t('form.fieldError', { label, message });
    // Empty fields are combined into one sentence.
    return { shown: message === t('form.required') ? label : whole, whole };
  };
  const title = fields.length ? t('checkout.errors', { count: fields.length }) : refused;
  return (
    <div
      className="alert"
      role="alert"
      // Corrections shorten the summary without an announcement.
      aria-relevant="additions"
      id={summaryId(form)}
      tabIndex={-1}
      data-testid={summaryId(form)}
    >
      {title && <p className="title-4">{title}</p>}
      {failure && <p>{failure}</p>}
      {general.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {fields.length > 0 && (
        <ul className="alert-fields">
          {fields.map(([id, message]) => {
            const { shown, whole } = sentence(id, message);
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-label={whole}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {shown}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

export interface FormState {
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  busy: boolean;
  correct(field: EventTarget): void;
}

const CLEAN: Omit<FormState, 'correct'> = { errors: {}, general: [], failure: null, busy: false };

/** Runs one submit at a time and focuses the error summary; `onLost` runs after an expired login. */
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

/** A form with an error summary, headed by `refused`, and without the browser's validation. */
export function Form({
  id,
  state: { errors, general, failure, correct },
  className,
  intro,
  refused,
  onFocus,
  onSubmit,
  children,
}: {
  id: string;
  state: FormState;
  className?: string | undefined;
  intro?: ReactNode;
  refused?: string;
  onFocus?(): void;
  onSubmit(): unknown;
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <form
      className={className}
      noValidate
      onFocus={onFocus}
      onChange={({ target }) => correct(target)}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      data-testid={`${id}-form`}
    >
      {intro}
      <ErrorSummary
        form={id}
        errors={errors}
        general={general}
        failure={failure}
        refused={refused ?? t('account.refused')}
      />
      {children}
    </form>
  );
}
