import { linksIn, sanitizeHtml, sanitizeMarked } from '../../shopware/mappers/html.ts';
import { withPrefix } from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from './context.ts';

/** Sanitised HTML with the gateway's pictures and SEO paths, which are batched per operation. */
export async function shopHtml(context: GatewayContext, html: string): Promise<string> {
  return sanitizeHtml(html, await linksOf(context, html));
}

/** {@link shopHtml} that keeps anchors. */
export async function markedHtml(context: GatewayContext, html: string): Promise<string> {
  return sanitizeMarked(html, await linksOf(context, html));
}

async function linksOf(context: GatewayContext, html: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  await Promise.all(
    linksIn(html).map(async (address) => {
      const path = await shopPath(context, address);
      if (path !== null) found.set(address, path);
    }),
  );
  return found;
}

/** SEO path of a technical link, or of an SEO path without prefix (Shopware 6.7); null for any other URL. */
export async function shopPath(context: GatewayContext, address: string): Promise<string | null> {
  const { publicUrl, shopwareEndpoint } = context.configuration;
  const target = technicalLink(address, [new URL(publicUrl).origin, new URL(shopwareEndpoint).origin]);
  if (target === null) return prefixedPath(context, address);
  const { pathPrefix } = context.language;
  const seo = await context.loaders.seoPath.load(target.id);
  return seo === null ? `${pathPrefix}/${target.route}/${target.id}` : withPrefix(seo, pathPrefix);
}

/** Path of a link within the shop, without its query. */
const RELATIVE_PATH = /^\/([^/?#][^?#]*)([?#].*)?$/;

async function prefixedPath(context: GatewayContext, address: string): Promise<string | null> {
  const { pathPrefix } = context.language;
  const [, path = '', rest = ''] = RELATIVE_PATH.exec(address.trim()) ?? [];
  if (pathPrefix === '' || path === '') return null;
  const prefixed = context.languages.some(
    (language) => language.pathPrefix !== '' && `/${path}/`.startsWith(`${language.pathPrefix}/`),
  );
  if (prefixed || !(await context.loaders.isSeoPath.load(decoded(path)))) return null;
  return withPrefix(path, pathPrefix) + rest;
}

/** Decoded as in Shopware's database; unchanged if malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Shopware's technical links (docs/rules.md, "Addresses"): a path, a path after the editor's placeholder for the host
 * (`124c71d524604ccbad6042edce3ac799/navigation/<id>#`), or a URL.
 */
const TECHNICAL =
  /^(?:124c71d524604ccbad6042edce3ac799|https?:\/\/[^/?#]+)?\/?(detail|navigation|landingPage)\/([0-9a-f]{32})\/?(?:#.*)?$/i;

interface TechnicalLink {
  readonly route: 'detail' | 'navigation' | 'landingPage';
  readonly id: string;
}

const ROUTES = { detail: 'detail', navigation: 'navigation', landingpage: 'landingPage' } as const;

/** Parses a technical link; null for any other URL. */
function technicalLink(address: string, origins: readonly string[]): TechnicalLink | null {
  const [, name = '', id = ''] = TECHNICAL.exec(address.trim()) ?? [];
  const word = name.toLowerCase();
  if (word !== 'detail' && word !== 'navigation' && word !== 'landingpage') return null;
  if (/^https?:/i.test(address) && !origins.includes(URL.parse(address)?.origin ?? '')) return null;
  return { route: ROUTES[word], id: id.toLowerCase() };
}
