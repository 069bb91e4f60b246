import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { type Compressed, compressed, isCompressed, sizeOf } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { escaped, xmlDocument } from '../../lib/markup.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { type SitemapPage, sitemapPages, sitemapPlan } from './sitemap-pages.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const URLSET = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/** The index, with the same number of files for each language. @throws UpstreamError when Shopware cannot count */
export async function sitemapIndex(app: FastifyInstance): Promise<string> {
  const { publicUrl } = app.configuration;
  const [languages, files] = await Promise.all([app.channel.languages(), sitemapPlan(app)]);
  const rows = languages.flatMap(({ locale }) =>
    files.map((_, index) => {
      const address = `${publicUrl}/sitemap-${locale}-${index + 1}.xml`;
      return `<sitemap><loc>${escaped(address)}</loc></sitemap>`;
    }),
  );
  return xmlDocument('sitemapindex', NAMESPACE, rows);
}

/**
 * A file of the sitemap by its number from 1; null for a missing one. It contains the URLs of all languages, so the files
 * of all languages with the same number are created together.
 */
export async function sitemapFile(
  app: FastifyInstance,
  locale: string,
  part: number,
): Promise<Compressed | null> {
  const [languages, files] = await Promise.all([app.channel.languages(), sitemapPlan(app)]);
  const plans = files[part - 1];
  if (plans === undefined || !languages.some((language) => language.locale === locale)) return null;
  const entry = await app.cache.get<Readonly<Record<string, Compressed>>>(
    `sitemap:part:${part}`,
    CACHE_POLICIES.sitemap,
    (value) => isObject(value) && Object.values(value).every(isCompressed),
    async () => {
      const pages = await sitemapPages(app, plans, languages);
      const value: Record<string, Compressed> = {};
      // One after the other, so that only one uncompressed document is in memory.
      for (const language of languages) {
        const row = rowsIn(language, languages, app.configuration.publicUrl);
        value[language.locale] = await compressed(xmlDocument('urlset', URLSET, pages.flatMap(row)));
      }
      const size = Object.values(value).reduce((sum, file) => sum + sizeOf(file), 0);
      return { value, size, tags: [] };
    },
  );
  return entry.value[locale] ?? null;
}

function rowsIn(language: Language, languages: readonly Language[], publicUrl: string) {
  const address = ({ pathPrefix }: Language, path: string) =>
    escaped(publicUrl + encodeURI(pathPrefix + path));
  return ({ paths, changed }: SitemapPage): string[] => {
    const path = paths.get(language.id);
    if (path === undefined) return [];
    const links = languages.flatMap((other, at) => {
      const there = paths.get(other.id);
      if (there === undefined) return [];
      // `x-default` is the shop's default language, if it has the page.
      const names = at === 0 ? [other.locale, 'x-default'] : [other.locale];
      return names.map(
        (name) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(other, there)}"/>`,
      );
    });
    const written = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    return [`<url><loc>${address(language, path)}</loc>${written}${links.join('')}</url>`];
  };
}
