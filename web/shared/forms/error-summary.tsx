import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import type { FieldErrors } from './form-errors.ts';

/** Focuses it once it is rendered. */
export function useSummaryFocus(form: string): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) document.getElementById(summaryId(form))?.focus();
  }, [requests, form]);
  return useCallback(() => setRequests((before) => before + 1), []);
}

export const summaryId = (form: string): string => `${form}-errors`;

/** Document order. */
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
    </div>
  );
}
