import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/shop.ts';
import { Icon } from './elements.tsx';

interface QuantityRules {
  min: number;
  step: number;
  max: number;
}

/** The nearest allowed quantity: `min` plus whole steps, at most `max`. */
export function fitQuantity(requested: number, { min, step, max }: QuantityRules): number {
  if (!Number.isFinite(requested) || requested <= min) return min;
  const size = Math.max(1, step);
  const steps = Math.round((requested - min) / size);
  const most = Math.max(0, Math.floor((max - min) / size));
  return min + Math.min(steps, most) * size;
}

interface TypedQuantity {
  readonly quantity: number;
  readonly reason: 'invalid' | 'tooFew' | 'tooMany' | 'steps' | null;
}

/** Returns `before` for invalid input. */
export function readQuantity(typed: string, before: number, rules: QuantityRules): TypedQuantity {
  const requested = /^\s*\d{1,15}\s*$/.test(typed) ? Number(typed) : 0;
  if (requested < 1) return { quantity: before, reason: 'invalid' };
  const quantity = fitQuantity(requested, rules);
  if (quantity === requested) return { quantity, reason: null };
  if (requested < rules.min) return { quantity, reason: 'tooFew' };
  return { quantity, reason: requested > rules.max ? 'tooMany' : 'steps' };
}

/** Largest reachable quantity. */
const largest = (rules: QuantityRules): number => fitQuantity(rules.max, rules);

interface StepperProps {
  value: number;
  rules: QuantityRules;
  onChange(quantity: number): void;
  label: string;
  small?: boolean;
}

/** Corrects typed values to the nearest allowed one with a message. */
export function Stepper({ value, rules, onChange, label, small = false }: StepperProps) {
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
      <div className={small ? 'stepper h-11 w-33' : 'stepper'} role="group" aria-label={label}>
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
        <p className="small mt-1.5 max-w-[34ch] text-ink-2" role="status">
          {note}
        </p>
      )}
    </div>
  );
}
