import type { PaymentChoiceQuery } from '../../../generated/graphql.ts';

export function PaymentList({
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
