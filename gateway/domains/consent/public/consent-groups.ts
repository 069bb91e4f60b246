import type { ConsentEntry, ConsentGroup } from '../../../../schema/generated/types.ts';
import type { ConfiguredText } from '../../../config/consent-groups.ts';
import { bareList } from '../../../lib/shape.ts';
import type { Entity } from '../../../shopware/entities.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { CACHE_POLICIES } from '../../../shopware/reads/cache-policies.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { Messages } from '../../shared/messages/messages.ts';

type SwCookieEntry = Entity<'CookieEntry'>;
type SwCookieGroup = Entity<'CookieGroup', { technicalName: string; hidden: boolean }>;

/** Shopware's cookie groups (6.7) or the configured ones. A tag manager adds the groups it needs to Shopware's. */
export async function consentGroups(context: GatewayContext): Promise<ConsentGroup[]> {
  const { configuration } = context;
  const rows = await shopwareGroups(context);
  const groups = rows.flatMap((row, index) => shopwareGroup(context, row, index) ?? []);
  const configured = groups.length === 0 ? configuredFor(context) : [];
  if (configured.length > 0 || configuration.tagManagerId === null) return [...groups, ...configured];
  // Shopware omits statistics unless its own analytics are set up.
  const missing = builtIn(context).filter(({ key }) => !groups.some((group) => group.key === key));
  return [...groups, ...missing];
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

function entriesOf(days: number, cookies: readonly string[]): ConsentEntry[] {
  return cookies.map((cookie) => ({ key: cookie, name: cookie, description: null, days }));
}

function requiredEntries({ configuration: { publicUrl } }: GatewayContext): ConsentEntry[] {
  const token = publicUrl.startsWith('https:') ? '__Host-sw-context-token' : 'sw-context-token';
  const lasting = entriesOf(365, [token, 'kontor-session', 'kontor-locale', 'sw-currency']);
  return [...lasting, ...entriesOf(180, ['kontor-consent'])];
}

function builtIn(context: GatewayContext): ConsentGroup[] {
  const group = (key: 'required' | 'statistics', entries: ConsentEntry[]) => ({
    key,
    name: context.messages.text(`consent-${key}`),
    description: context.messages.text(`consent-${key}-description`),
    required: key === 'required',
    entries,
  });
  return [group('required', requiredEntries(context)), group('statistics', entriesOf(730, ['_ga', '_ga_*']))];
}

/** Shopware's groups by distinctive cookies, for groups without a known name. */
const BY_COOKIE: Readonly<Record<string, string>> = {
  'google-analytics-enabled': 'statistics',
  'google-ads-enabled': 'marketing',
  'youtube-video': 'comfort',
  'vimeo-video': 'comfort',
};

const BY_NAME: Readonly<Record<string, string>> = {
  'cookie.groupRequired': 'required',
  'cookie.groupStatistical': 'statistics',
  'cookie.groupMarketing': 'marketing',
  'cookie.groupComfortFeatures': 'comfort',
};

/** Messages for Shopware's own texts, which the Store API returns in English for every language. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Technically required': 'consent-required',
  'Cookies required for this shop to function:': 'consent-required-description',
  'Comfort features': 'consent-comfort',
  'YouTube video': 'consent-youtube',
  'Vimeo video': 'consent-vimeo',
  Statistics: 'consent-statistics',
  'Cookies used for statistics and shop performance metrics.': 'consent-statistics-description',
  'Allows Google to collect personal data for online advertising and marketing.':
    'consent-marketing-description',
};

function translated(text: string, messages: Messages): string {
  const key = MESSAGES[text];
  return key === undefined ? text : messages.text(key);
}

/** Only Shopware's storefront sets them. */
const NOT_SET: ReadonlySet<string> = new Set(['session-', 'timezone', 'wishlist-enabled']);

function shopwareGroup(context: GatewayContext, group: SwCookieGroup, index: number): ConsentGroup | null {
  if (!group.name) return null;
  const { messages } = context;
  const single = group.cookie ? [group] : [];
  const rows = [...single, ...(group.entries ?? [])];
  const key = keyOf(group, rows, index);
  const entries = rows.flatMap((row) => entry(row, messages) ?? []);
  if (key === 'required') entries.unshift(...requiredEntries(context));
  if (entries.length === 0) return null;
  return {
    key,
    name: translated(group.name, messages),
    description: translated(group.description ?? '', messages) || null,
    required: group.isRequired ?? false,
    entries,
  };
}

function keyOf(group: SwCookieGroup, rows: readonly SwCookieEntry[], index: number): string {
  const named = BY_NAME[group.technicalName ?? ''] ?? BY_NAME[group.name ?? ''];
  if (named !== undefined) return named;
  if (group.isRequired) return 'required';
  const known = rows.map(({ cookie }) => BY_COOKIE[cookie ?? '']).find((key) => key !== undefined);
  return known ?? group.technicalName ?? rows[0]?.cookie ?? `group-${index + 1}`;
}

function entry(row: SwCookieEntry, messages: Messages): ConsentEntry | null {
  const { cookie, name, description, expiration, hidden } = row;
  if (!cookie || hidden || NOT_SET.has(cookie)) return null;
  const label = translated(name || cookie, messages);
  return { key: cookie, name: label, description: description || null, days: expiration ?? null };
}
