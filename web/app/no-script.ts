import { textLanguage } from '../shared/i18n/translate.ts';

/** Of the server alone: whoever has scripts is told nothing. */
const TEXTS = import.meta.glob<Record<string, string>>('../messages/secondary/*.json', {
  eager: true,
  import: 'default',
});
const KEY = 'noScript';

/**
 * What somebody without scripts is told: that there is nothing to wait for where others have a basket.
 * @param backend texts of the shop's backend, which win
 */
export function noScriptText(locale: string, backend: Readonly<Record<string, string>>): string {
  return backend[KEY] ?? TEXTS[`../messages/secondary/${textLanguage(locale)}.json`]?.[KEY] ?? '';
}
