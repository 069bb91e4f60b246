import { useEffect, useState } from 'react';
import { useTranslate } from '../app/shop.ts';
import { Icon } from './icon.tsx';
import { fitQuantity, type QuantityRules } from './quantity.ts';

/** Chooses a quantity within the purchase rules; typed values snap to the nearest allowed one. */
export function Stepper({
  value,
  rules,
  onChange,
  label,
  small = false,
  testId,
}: {
  value: number;
  rules: QuantityRules;
  onChange(quantity: number): void;
  label: string;
  small?: boolean;
  testId: string;
}) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const commit = () => {
    const quantity = fitQuantity(Number.parseInt(typed, 10), rules);
    setTyped(String(quantity));
    if (quantity !== value) onChange(quantity);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend of its own.
    <div className={small ? 'stepper stepper-small' : 'stepper'} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={value - rules.step < rules.min}
        onClick={() => onChange(fitQuantity(value - rules.step, rules))}
        data-testid={`${testId}-less-button`}
      >
        <Icon name="minus" small />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={rules.min}
        step={rules.step}
        max={rules.max}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
        data-testid={`${testId}-input`}
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={value + rules.step > rules.max}
        onClick={() => onChange(fitQuantity(value + rules.step, rules))}
        data-testid={`${testId}-more-button`}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
