import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormState } from './use-form.ts';

/**
 * A form with an error summary and without the browser's validation.
 * @param props.id prefix of element ids
 * @param props.intro shown above the error summary
 * @param props.refused heading of errors without a field
 */
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
