import type { Translate } from '../../shared/i18n/translate.ts';

/** "1–3 pieces", the last one "from 10 pieces" (docs/rules.md, "What is shown"). */
export function tierLabel(
  t: Translate,
  { from, to }: { from: number; to?: number | null | undefined },
): string {
  if (to == null) return t('tier.from', { quantity: from });
  return from === to ? t('tier.only', { count: to }) : t('tier.to', { from, to });
}

/** Percent below the first tier, rounded. */
export function tierSaving(first: string, amount: string): number {
  const base = Number(first);
  return base > 0 ? Math.max(0, Math.round((1 - Number(amount) / base) * 100)) : 0;
}
