import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import type { FormState } from '../../../shared/forms/use-form.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';

/**
 * One part of a customer's data with its form.
 * @param onOpen given while the form is folded: what stands there then is the text and a button that opens it
 */
export function FormSection({
  form,
  title,
  text,
  state,
  submitLabel,
  onOpen,
  onSubmit,
  children,
}: {
  form: string;
  title: string;
  text?: string | undefined;
  state: FormState;
  submitLabel: string;
  onOpen?: (() => void) | undefined;
  onSubmit(): void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const heading = useId();
  const fields = useRef<HTMLFormElement>(null);
  const wasFolded = useRef(onOpen !== undefined);
  const folded = onOpen !== undefined;
  useEffect(() => {
    if (wasFolded.current && !folded)
      fields.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    wasFolded.current = folded;
  }, [folded]);
  return (
    <section className="account-section" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {title}
      </h2>
      {text && <p className="account-text">{text}</p>}
      {folded ? (
        <Button onClick={onOpen} data-testid={`${form}-open-button`}>
          {submitLabel}
        </Button>
      ) : (
        <form
          ref={fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
          data-testid={`${form}-form`}
        >
          <ErrorSummary
            form={form}
            errors={state.errors}
            general={state.general}
            failure={state.failure}
            refused={t('account.refused')}
          />
          {children}
          <div className="form-foot">
            <Button type="submit" busy={state.busy} data-testid={`${form}-submit-button`}>
              {state.busy ? t('account.saving') : submitLabel}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
