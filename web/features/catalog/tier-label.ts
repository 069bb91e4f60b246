import type { Translate } from '../../shared/i18n/translate.ts';

/** "to {quantity}", the last one "from {quantity}" (docs/rules.md, "What is shown"). */
export function tierLabel(t: Translate, tier: { from: number; to?: number | null | undefined }): string {
  return tier.to == null ? t('tier.from', { quantity: tier.from }) : t('tier.to', { quantity: tier.to });
}

/** Percent below the first tier, rounded. */
export function tierSaving(first: string, amount: string): number {
  const base = Number(first);
  return base > 0 ? Math.max(0, Math.round((1 - Number(amount) / base) * 100)) : 0;
}
