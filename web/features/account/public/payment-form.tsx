import type { ReactNode } from 'react';
import type { PaymentChoiceQuery } from '../../../generated/graphql.ts';
import { Form } from '../../../shared/forms/form.tsx';
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
    <Form id={form} state={state} className={className} intro={children} onSubmit={onSave}>
      <PaymentList legend={legend} methods={methods} chosen={chosen} onChoose={onChoose} />
      <div className="form-foot">
        <Button type="submit" busy={state.busy} data-testid={`${form}-submit-button`}>
          {t(state.busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </Form>
  );
}
