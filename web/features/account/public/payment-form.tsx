import type { ReactNode } from 'react';
import type { PaymentChoiceQuery } from '../../../generated/graphql.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import type { FormState } from '../../../shared/forms/use-form.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PaymentList } from './payment-list.tsx';

export function PaymentForm({
  form,
  legend,
  methods,
  chosen,
  state,
  className,
  onChoose,
  onSave,
  children,
}: {
  form: string;
  legend: string;
  methods: PaymentChoiceQuery['paymentMethods'];
  chosen: string | null;
  state: FormState;
  className?: string;
  onChoose(id: string): void;
  onSave(): void;
  children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      data-testid={`${form}-form`}
    >
      {children}
      <ErrorSummary
        form={form}
        errors={state.errors}
        general={state.general}
        failure={state.failure}
        refused={t('account.refused')}
      />
      <PaymentList legend={legend} methods={methods} chosen={chosen} onChoose={onChoose} />
      <div className="form-foot">
        <Button type="submit" busy={state.busy} data-testid={`${form}-submit-button`}>
          {t(state.busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </form>
  );
}
