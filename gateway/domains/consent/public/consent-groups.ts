import type { ConsentEntry, ConsentGroup } from '../../../../schema/generated/types.ts';
import type { ConfiguredText } from '../../../config/consent-groups.ts';
import { bareList } from '../../../lib/shape.ts';
import type { Entity } from '../../../shopware/entities.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { CACHE_POLICIES } from '../../../shopware/reads/cache-policies.ts';
import type { GatewayContext } from '../../shared/context.ts';

type SwCookieEntry = Entity<'CookieEntry'>;
type SwCookieGroup = Entity<'CookieGroup', { technicalName: string; hidden: boolean }>;

/** Shopware's cookie groups (6.7), or the configured ones, or the two that a tag manager needs. */
export async function consentGroups(context: GatewayContext): Promise<ConsentGroup[]> {
  const { configuration } = context;
  const groups = (await shopwareGroups(context)).flatMap((group, index) => shopwareGroup(group, index) ?? []);
  if (groups.length > 0) return groups;
  const configured = configuredFor(context);
  return configured.length === 0 && configuration.tagManagerId !== null ? builtIn(context) : configured;
}

/** Shopware's cookie groups; empty without the route, which is cached, too. */
async function shopwareGroups({
  cache,
  store,
  view,
  freshness,
}: GatewayContext): Promise<readonly SwCookieGroup[]> {
  const { languageId } = view;
  const entry = await cache.get<readonly SwCookieGroup[]>(
    `consentGroups:${languageId}`,
    CACHE_POLICIES.consentGroups,
    bareList,
    async () => {
      try {
        const { body, size } = await store.read<Entity<'CookieRouteResponse'> | null>({
          method: 'GET',
          path: '/cookie-groups',
          languageId,
        });
        return { value: body?.elements ?? [], size: size * 2, tags: [] };
      } catch (error) {
        if (!(error instanceof ShopwareError) || (error.status !== 404 && error.status !== 405)) throw error;
        return { value: [], size: 10, tags: [] };
      }
    },
  );
  freshness.note(entry);
  return entry.value;
}

function configuredFor({ configuration, language, languages }: GatewayContext): ConsentGroup[] {
  const words = (text: ConfiguredText): string => {
    if (typeof text === 'string') return text;
    return text[language.locale] ?? text[languages[0]?.locale ?? ''] ?? Object.values(text)[0] ?? '';
  };
  return configuration.consentGroups.map(({ key, name, description, required, entries }) => ({
    key,
    name: words(name),
    description: description === null ? null : words(description),
    required,
    entries: entries.map((entry) => ({
      key: entry.key,
      name: words(entry.name),
      description: entry.description === null ? null : words(entry.description),
      days: entry.days,
    })),
  }));
}

function builtIn({ configuration, messages }: GatewayContext): ConsentGroup[] {
  const group = (key: 'required' | 'statistics', cookies: readonly (readonly [string, number])[]) => ({
    key,
    name: messages.text(`consent-${key}`),
    description: messages.text(`consent-${key}-description`),
    required: key === 'required',
    entries: cookies.map(([cookie, days]) => ({ key: cookie, name: cookie, description: null, days })),
  });
  return [
    group('required', [
      [configuration.publicUrl.startsWith('https:') ? '__Host-sw-context-token' : 'sw-context-token', 365],
      ['kontor-session', 365],
      ['kontor-locale', 365],
    ]),
    group('statistics', [
      ['_ga', 730],
      ['_ga_*', 730],
    ]),
  ];
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

function shopwareGroup(group: SwCookieGroup, index: number): ConsentGroup | null {
  if (!group.name) return null;
  const single = group.cookie ? [group] : [];
  const rows = [...single, ...(group.entries ?? [])];
  return {
    key: keyOf(group, rows, index),
    name: group.name,
    description: group.description || null,
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
  return { key: cookie, name: name || cookie, description: description || null, days: expiration ?? null };
}
