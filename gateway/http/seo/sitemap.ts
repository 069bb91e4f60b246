import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { escaped } from '../../lib/markup.ts';
import { type SitemapEntry, sitemapEntries } from './sitemap-entries.ts';
import { xmlDocument } from './xml.ts';

/** Limit of sitemaps.org's protocol. */
const MAX_URLS_PER_FILE = 50_000;

/**
 * The index: one or more files per language.
 * @param publicUrl origin without a trailing slash
 */
export async function sitemapIndex(app: FastifyInstance): Promise<string> {
  const { publicUrl } = app.configuration;
  const files = await Promise.all(
    (await app.channel.languages()).map(async ({ id, locale }) => {
      const parts = Math.ceil((await sitemapEntries(app, id)).length / MAX_URLS_PER_FILE);
      return Array.from({ length: parts }, (_, index) => `${publicUrl}/sitemap-${locale}-${index + 1}.xml`);
    }),
  );
  const rows = files.flat().map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return document('sitemapindex', '', rows);
}

/**
 * One file: pages of a language with their alternates.
 * @param part from 1
 * @returns null for a missing file
 */
export async function sitemapFile(
  app: FastifyInstance,
  locale: string,
  part: number,
): Promise<string | null> {
  const languages = await app.channel.languages();
  const own = languages.find((language) => language.locale === locale);
  if (own === undefined) return null;
  const entries = (await sitemapEntries(app, own.id)).slice(
    (part - 1) * MAX_URLS_PER_FILE,
    part * MAX_URLS_PER_FILE,
  );
  if (part < 1 || entries.length === 0) return null;
  const others = await Promise.all(
    languages.map(async (language) => ({
      language,
      paths: pathsByKey(await sitemapEntries(app, language.id)),
    })),
  );
  const address = (language: Language, path: string) =>
    escaped(app.configuration.publicUrl + encodeURI(language.pathPrefix + path));
  const rows = entries.map(({ key, path, changed }) => {
    const found = others.flatMap(({ language, paths }) => {
      const there = paths.get(key);
      return there === undefined ? [] : [{ language, there }];
    });
    const links = found.map(({ language, there }) => alternate(language.locale, address(language, there)));
    const [first] = found;
    // `x-default` is the shop's default language, if it has the page.
    if (first !== undefined && first.language === languages[0]) {
      links.push(alternate('x-default', address(first.language, first.there)));
    }
    const written = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    return `<url><loc>${address(own, path)}</loc>${written}${links.join('')}</url>`;
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', rows);
}

function pathsByKey(entries: readonly SitemapEntry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ key, path }) => [key, path]));
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}

function document(root: string, namespaces: string, rows: readonly string[]): string {
  return xmlDocument(root, `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}`, rows);
}
