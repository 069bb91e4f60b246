export interface QuantityRules {
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

export interface TypedQuantity {
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
