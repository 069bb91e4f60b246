/**
 * Shopware's technical links (docs/rules.md, "Addresses"): as a path, with the placeholder that its editor writes for
 * the host before it (`124c71d524604ccbad6042edce3ac799/navigation/<id>#`), or with a host.
 */
const TECHNICAL =
  /^(?:124c71d524604ccbad6042edce3ac799|https?:\/\/[^/?#]+)?\/?(detail|navigation|landingPage)\/([0-9a-f]{32})\/?(?:#.*)?$/i;

interface TechnicalLink {
  readonly route: 'detail' | 'navigation' | 'landingPage';
  readonly id: string;
}

const ROUTES = { detail: 'detail', navigation: 'navigation', landingpage: 'landingPage' } as const;

/**
 * Parses a technical link; null for any other address or host.
 * @param origins of the shop
 */
export function technicalLink(address: string, origins: readonly string[]): TechnicalLink | null {
  const [, name = '', id = ''] = TECHNICAL.exec(address.trim()) ?? [];
  const word = name.toLowerCase();
  if (word !== 'detail' && word !== 'navigation' && word !== 'landingpage') return null;
  if (/^https?:/i.test(address) && !origins.includes(URL.parse(address)?.origin ?? '')) return null;
  return { route: ROUTES[word], id: id.toLowerCase() };
}
