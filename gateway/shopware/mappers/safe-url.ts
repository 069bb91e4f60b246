import type { Nullable } from '../entities.ts';

/** Returns an external URL if it is http(s), mailto or tel; null for any other, such as `javascript:`. */
export function safeUrl(url: Nullable<string>): string | null {
  if (!url || !URL.canParse(url)) return null;
  return /^(?:https?|mailto|tel):$/.test(new URL(url).protocol) ? url : null;
}
