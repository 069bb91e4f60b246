import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { Icon } from './icon.tsx';
import { fitQuantity, type QuantityRules, readQuantity } from './quantity.ts';

/** Largest reachable quantity. */
const largest = (rules: QuantityRules): number => fitQuantity(rules.max, rules);

/** Corrects typed values to the nearest allowed one with a message. */
export function Stepper({
  value,
  rules,
  onChange,
  label,
  small = false,
}: {
  value: number;
  rules: QuantityRules;
  onChange(quantity: number): void;
  label: string;
  small?: boolean;
}) {
  const t = useTranslate();
  const [typed, setTyped] = useState(String(value));
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => setTyped(String(value)), [value]);
  const commit = () => {
    const { quantity, reason } = readQuantity(typed, value, rules);
    setTyped(String(quantity));
    setNote(reason && t(`quantity.${reason}`, { min: rules.min, max: largest(rules), quantity }));
    if (quantity !== value) onChange(quantity);
  };
  const step = (by: number) => {
    setNote(null);
    onChange(fitQuantity(value + by, rules));
  };
  return (
    <div className="stepper-field">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend of its own. */}
      <div className={small ? 'stepper stepper-small' : 'stepper'} role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t('quantity.less')}
          disabled={value - rules.step < rules.min}
          onClick={() => step(-rules.step)}
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
        />
        <button
          type="button"
          aria-label={t('quantity.more')}
          disabled={value + rules.step > rules.max}
          onClick={() => step(rules.step)}
        >
          <Icon name="plus" small />
        </button>
      </div>
      {note && (
        <p className="stepper-note" role="status">
          {note}
        </p>
      )}
    </div>
  );
}
