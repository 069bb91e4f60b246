import { linksIn, sanitizeHtml, sanitizeMarked } from '../../shopware/mappers/html.ts';
import {
  parseTechnicalPath,
  type SeoKind,
  technicalPath,
  withPrefix,
} from '../../shopware/reads/seo-paths.ts';
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

/** Path of an entity with prefix: its SEO path, or the technical one. */
export async function entityPath({ loaders, language }: GatewayContext, kind: SeoKind, id: string) {
  return withPrefix((await loaders.seoPath.load(id)) ?? technicalPath(kind, id), language.pathPrefix);
}

/** The editor's placeholder for the host of a technical link, or an origin. */
const HOST = /^(?:124c71d524604ccbad6042edce3ac799|https?:\/\/[^/?#]+)/i;

/** SEO path of a technical link, or of an SEO path without prefix (Shopware 6.7); null for any other URL. */
export async function shopPath(context: GatewayContext, address: string): Promise<string | null> {
  const { publicUrl, shopwareEndpoint } = context.configuration;
  const target = parseTechnicalPath(address.trim().replace(HOST, ''));
  if (target === null) return prefixedPath(context, address);
  const origins = [publicUrl, shopwareEndpoint].map((url) => new URL(url).origin);
  if (/^https?:/i.test(address) && !origins.includes(URL.parse(address)?.origin ?? '')) return null;
  return (await entityPath(context, target.kind, target.id)) + target.query;
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
