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
