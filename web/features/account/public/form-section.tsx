import { type ReactNode, useId } from 'react';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import type { FormState } from '../../../shared/forms/use-form.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';

export function FormSection({
  form,
  title,
  text,
  state,
  submitLabel,
  onSubmit,
  children,
}: {
  form: string;
  title: string;
  text?: string | undefined;
  state: FormState;
  submitLabel: string;
  onSubmit(): void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const heading = useId();
  return (
    <section className="account-section" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {title}
      </h2>
      {text && <p className="mt-2 text-ink-2">{text}</p>}
      <form
        className="mt-5"
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
    </section>
  );
}
