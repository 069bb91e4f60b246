import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { UserErrorPartsFragment } from '../../generated/graphql.ts';
import { failureText } from '../graphql/api-error.ts';
import { useTranslate } from '../i18n/shop.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { loginIsMissing } from '../session/session-store.ts';
import { Button } from '../ui/elements.tsx';
import {
  errorsOf,
  type FieldErrors,
  fieldsOf,
  type Problems,
  sortErrors,
  withoutCorrected,
} from './form-errors.ts';

/** Focuses the summary once it is rendered, or the only field with an error. */
export function useSummaryFocus(form: string): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    const wrong = `#${CSS.escape(summaryId(form))}, [id^="${form}-"][aria-invalid="true"]`;
    if (requests > 0) document.querySelector<HTMLElement>(wrong)?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((before) => before + 1), []);
}

const summaryId = (form: string): string => `${form}-errors`;

function inOrder(one: string, other: string): number {
  const [first, second] = [document.getElementById(one), document.getElementById(other)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

interface ErrorSummaryProps {
  form: string;
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  refused?: string | undefined;
}

/** Links to the fields if there are several; `refused` heads errors without a field. */
export function ErrorSummary({ form, errors, general, failure, refused }: ErrorSummaryProps) {
  const t = useTranslate();
  const fields = Object.entries(errors).sort(([one], [other]) => inOrder(one, other));
  const isControl = (id: string) => 'value' in (document.getElementById(id) ?? {});
  const isListed = fields.length > 1 || fields.some(([id]) => !isControl(id));
  if (!isListed && !general.length && !failure) return null;
  const sentence = (id: string, message: string) => {
    // A checkbox is named by the page that its sentence links to.
    const link = document.getElementById(id)?.closest('label')?.querySelector('a')?.textContent;
    const fieldLabel = document.querySelector(`label.field-label[for="${CSS.escape(id)}"]`);
    const label = link || fieldLabel?.textContent?.trim();
    return { shown: label || message, whole: label ? t('form.fieldError', { label, message }) : message };
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

const CLEAN = { errors: {}, general: [], failure: null, busy: false };

interface FormState {
  errors: FieldErrors;
  general: readonly string[];
  failure: string | null;
  busy: boolean;
}

/** A form; `onLost` runs after an expired login. */
export function useForm(id: string, onLost?: () => void) {
  const [state, setState] = useState<FormState>(CLEAN);
  const sending = useRef(false);
  const focusSummary = useSummaryFocus(id);
  const refuse = (change: Partial<FormState>) => {
    setState({ ...CLEAN, ...change });
    focusSummary();
    return null;
  };
  /** Shows problems. @returns whether there are none */
  function check(problems: Problems): boolean {
    const errors = errorsOf(id, problems);
    const isValid = Object.keys(errors).length === 0;
    if (isValid) setState(CLEAN);
    else refuse({ errors });
    return isValid;
  }
  /** Sends one request at a time, unless there are problems. Resolves to its payload, or to null with errors. */
  async function submit<Sent extends { readonly userErrors: readonly UserErrorPartsFragment[] }>(
    problems: Problems,
    send: () => Promise<{ readonly payload: Sent }>,
  ): Promise<Sent | null> {
    if (sending.current || !check(problems)) return null;
    sending.current = true;
    setState({ ...CLEAN, busy: true });
    try {
      const { payload } = await send();
      const { userErrors } = payload;
      if (onLost && userErrors.some(loginIsMissing)) onLost();
      if (userErrors.length) {
        const { fields, general } = sortErrors(id, userErrors);
        return refuse({ errors: fields, general });
      }
      setState(CLEAN);
      return payload;
    } catch (reason) {
      if (onLost && loginIsMissing(reason)) onLost();
      return refuse({ failure: failureText(reason) });
    } finally {
      sending.current = false;
    }
  }
  const correct = (field: EventTarget) =>
    setState((before) => ({ ...before, errors: withoutCorrected(before.errors, field) }));
  return { ...state, id, correct, field: fieldsOf(id, state.errors), check, submit };
}

export type FormModel = ReturnType<typeof useForm>;

/** A form with an error summary, headed by `refused`, and without the browser's validation. */
export function Form({
  form: { id, errors, general, failure, correct },
  className,
  intro,
  refused,
  onFocus,
  onSubmit,
  children,
}: {
  form: FormModel;
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

/** @param props.texts of the button, and of one whose form is being sent */
export function SubmitButton({
  form: { busy },
  texts: [text, busyText],
  look = 'primary',
  className,
  testId,
}: {
  form: FormModel;
  texts: readonly [MessageKey, MessageKey];
  look?: 'primary' | 'secondary';
  className?: string;
  testId?: string;
}) {
  const t = useTranslate();
  return (
    <Button type="submit" look={look} busy={busy} className={className} data-testid={testId}>
      {t(busy ? busyText : text)}
    </Button>
  );
}
