import type { ReactNode } from 'react';
import type { PaymentChoiceQuery } from '../../../generated/graphql.ts';
import { Form, type FormState } from '../../../shared/forms/form.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';

function PaymentList({
  legend,
  methods,
  chosen,
  onChoose,
}: {
  legend: string;
  methods: PaymentChoiceQuery['paymentMethods'];
  chosen: string | null;
  onChoose(id: string): void;
}) {
  return (
    <fieldset className="choice-list">
      <legend className="sr-only">{legend}</legend>
      {methods.map(({ id, name, description }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="payment-method"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="choice-name">{name}</span>
          <span />
          {description && <span className="choice-detail">{description}</span>}
        </label>
      ))}
    </fieldset>
  );
}

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
        <Button type="submit" busy={state.busy}>
          {t(state.busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </Form>
  );
}
