/** Quantities in which something is sold (schema `PurchaseRules`). */
export interface QuantityRules {
  min: number;
  step: number;
  max: number;
}

/** The allowed quantity nearest to a wish: at least `min`, at most `max`, a whole number of steps from `min`. */
export function fitQuantity(wanted: number, { min, step, max }: QuantityRules): number {
  if (!Number.isFinite(wanted) || wanted <= min) return min;
  const size = Math.max(1, step);
  const steps = Math.round((wanted - min) / size);
  const most = Math.max(0, Math.floor((max - min) / size));
  return min + Math.min(steps, most) * size;
}

/** What became of a typed quantity, and why it is another one. */
export interface TypedQuantity {
  readonly quantity: number;
  readonly reason: 'invalid' | 'tooFew' | 'tooMany' | 'steps' | null;
}

/** The allowed quantity for what was typed; `before` where that is no quantity at all. */
export function readQuantity(typed: string, before: number, rules: QuantityRules): TypedQuantity {
  const wanted = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
  if (wanted < 1) return { quantity: before, reason: 'invalid' };
  const quantity = fitQuantity(wanted, rules);
  if (quantity === wanted) return { quantity, reason: null };
  if (wanted < rules.min) return { quantity, reason: 'tooFew' };
  return { quantity, reason: wanted > rules.max ? 'tooMany' : 'steps' };
}
