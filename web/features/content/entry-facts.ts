import type { EntryCardPartsFragment } from '../../generated/graphql.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** `45 Min.`, `1 Std. 30 Min.` */
export function minutesText(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('recipe.minutes', { minutes: rest });
  return rest === 0 ? t('recipe.hours', { hours }) : t('recipe.hoursMinutes', { hours, minutes: rest });
}

export function dayText(day: string, locale: string): string {
  const date = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Time and difficulty of a recipe, otherwise the date. */
export function entryFacts(entry: EntryCardPartsFragment, locale: string, t: Translate): string[] {
  const { recipe, publishedAt } = entry;
  if (!recipe) return publishedAt ? [dayText(publishedAt, locale)] : [];
  return [
    ...(recipe.cookTimeMinutes ? [minutesText(recipe.cookTimeMinutes, t)] : []),
    ...(recipe.difficulty ? [t(`recipe.difficulty.${recipe.difficulty}`)] : []),
  ];
}
