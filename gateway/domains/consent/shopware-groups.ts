import type { ConsentEntry, ConsentGroup } from '../../../schema/generated/types.ts';
import type { Nullable } from '../../shopware/entities.ts';

interface SwCookieEntry {
  readonly cookie?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly expiration?: number | null;
  readonly hidden?: boolean | null;
}

export interface SwCookieGroup extends SwCookieEntry {
  readonly technicalName?: string | null;
  readonly isRequired?: boolean | null;
  readonly entries?: readonly SwCookieEntry[] | null;
}

/** Shopware's groups by distinctive cookies, because the names are translated. */
const BY_COOKIE: Readonly<Record<string, string>> = {
  'google-analytics-enabled': 'statistics',
  'google-ads-enabled': 'marketing',
  'youtube-video': 'comfort',
  'vimeo-video': 'comfort',
  'wishlist-enabled': 'comfort',
};

const BY_NAME: Readonly<Record<string, string>> = {
  'cookie.groupRequired': 'required',
  'cookie.groupStatistical': 'statistics',
  'cookie.groupMarketing': 'marketing',
  'cookie.groupComfortFeatures': 'comfort',
};

export function shopwareGroup(group: SwCookieGroup, index: number): ConsentGroup | null {
  if (!group.name) return null;
  const single = group.cookie ? [group] : [];
  const rows = [...single, ...(group.entries ?? [])];
  return {
    key: keyOf(group, rows, index),
    name: group.name,
    description: plain(group.description),
    required: group.isRequired ?? false,
    entries: rows.flatMap((row) => entry(row) ?? []),
  };
}

function keyOf(group: SwCookieGroup, rows: readonly SwCookieEntry[], index: number): string {
  const named = BY_NAME[group.technicalName ?? ''] ?? BY_NAME[group.name ?? ''];
  if (named !== undefined) return named;
  if (group.isRequired) return 'required';
  const known = rows.map(({ cookie }) => BY_COOKIE[cookie ?? '']).find((key) => key !== undefined);
  return known ?? group.technicalName ?? rows[0]?.cookie ?? `group-${index + 1}`;
}

function entry({ cookie, name, description, expiration, hidden }: SwCookieEntry): ConsentEntry | null {
  if (!cookie || hidden) return null;
  return { key: cookie, name: name || cookie, description: plain(description), days: expiration ?? null };
}

function plain(text: Nullable<string>): string | null {
  return text ? text : null;
}
