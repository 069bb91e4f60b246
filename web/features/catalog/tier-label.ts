import type { Translate } from '../../shared/i18n/translate.ts';

/** "to 3 pieces", the last one "from 10 pieces" (specification, section 9). */
export function tierLabel(
  t: Translate,
  { minQuantity, maxQuantity }: { minQuantity: number; maxQuantity?: number | null | undefined },
): string {
  return maxQuantity == null
    ? t('tier.from', { quantity: minQuantity })
    : t('tier.to', { count: maxQuantity });
}

/** Percent below the first tier, rounded. */
export function tierSaving(first: string, amount: string): number {
  const base = Number(first);
  return base > 0 ? Math.max(0, Math.round((1 - Number(amount) / base) * 100)) : 0;
}
