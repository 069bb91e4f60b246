import type { Translate } from '../../shared/i18n/translate.ts';

/** "to 3 pieces", the last one "from 10 pieces" (specification, section 9). */
export function tierLabel(
  t: Translate,
  { from, to }: { from: number; to?: number | null | undefined },
): string {
  return to == null ? t('tier.from', { quantity: from }) : t('tier.to', { count: to });
}

/** Percent below the first tier, rounded. */
export function tierSaving(first: string, amount: string): number {
  const base = Number(first);
  return base > 0 ? Math.max(0, Math.round((1 - Number(amount) / base) * 100)) : 0;
}
