import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, createBrotliCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../schema/generated/types.ts';
import { exactBytes } from '../../lib/exact-bytes.ts';
import { isObject } from '../../lib/json.ts';
import { escaped } from '../../lib/markup.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { type SitemapPage, sitemapBlocks } from './sitemap-blocks.ts';
import { sitemapPlan } from './sitemap-plan.ts';
import { rootEnd, rootStart, xmlDocument } from './xml.ts';

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const URLSET = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
/** As in `lib/compress.ts`, for a document that is streamed. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** A document that was compressed while it was created. */
export interface CompressedOnce {
  readonly etag: string;
  readonly br: Buffer;
}

/**
 * The index, with the same number of files for each language. It does not read their content.
 * @throws UpstreamError when Shopware cannot count
 */
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
 * One file: pages of a language with their alternates. Files of all languages with the same number are created together,
 * because each contains the URLs of all languages.
 * @param part from 1
 * @returns null for a missing file
 */
export async function sitemapFile(
  app: FastifyInstance,
  locale: string,
  part: number,
): Promise<CompressedOnce | null> {
  const [languages, files] = await Promise.all([app.channel.languages(), sitemapPlan(app)]);
  const plans = files[part - 1];
  if (plans === undefined || !languages.some((language) => language.locale === locale)) return null;
  const entry = await app.cache.get<Readonly<Record<string, CompressedOnce>>>(
    `sitemap:part:${part}`,
    CACHE_POLICIES.sitemap,
    areFiles,
    async () => {
      const documents = languages.map((language) => new SitemapDocument(language, languages, app));
      for await (const pages of sitemapBlocks(app, plans, languages))
        for (const document of documents) await document.add(pages);
      const made = await Promise.all(
        documents.map(async (document) => [document.locale, await document.end()] as const),
      );
      const size = made.reduce((sum, [, { br }]) => sum + br.length + 300, 0);
      return { value: Object.fromEntries(made), size, tags: [] };
    },
  );
  return entry.value[locale] ?? null;
}

function areFiles(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every((file) => isObject(file) && file['br'] instanceof Uint8Array)
  );
}

/** A file of one language in progress; its text is compressed immediately and not retained. */
class SitemapDocument {
  readonly locale: string;
  readonly #language: Language;
  readonly #languages: readonly Language[];
  readonly #publicUrl: string;
  readonly #hash = createHash('sha256');
  readonly #compress = createBrotliCompress(COMPRESSION);
  readonly #chunks: Buffer[] = [];

  constructor(language: Language, languages: readonly Language[], { configuration }: FastifyInstance) {
    this.locale = language.locale;
    this.#language = language;
    this.#languages = languages;
    this.#publicUrl = configuration.publicUrl;
    this.#compress.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#write(rootStart('urlset', URLSET));
  }

  async add(pages: readonly SitemapPage[]): Promise<void> {
    const text = pages.map((page) => this.#row(page)).join('');
    if (text !== '' && !this.#write(text)) await once(this.#compress, 'drain');
  }

  async end(): Promise<CompressedOnce> {
    this.#write(rootEnd('urlset'));
    this.#compress.end();
    await once(this.#compress, 'end');
    const etag = `W/"${this.#hash.digest('base64url').slice(0, 27)}"`;
    return { etag, br: exactBytes(Buffer.concat(this.#chunks)) };
  }

  #write(text: string): boolean {
    this.#hash.update(text);
    return this.#compress.write(text);
  }

  #row({ paths, changed }: SitemapPage): string {
    const path = paths.get(this.#language.id);
    if (path === undefined) return '';
    const links = this.#languages.flatMap((language, at) => {
      const there = paths.get(language.id);
      if (there === undefined) return [];
      const href = this.#address(language, there);
      // `x-default` is the shop's default language, if it has the page.
      return at === 0
        ? [alternate(language.locale, href), alternate('x-default', href)]
        : [alternate(language.locale, href)];
    });
    const written = changed === null ? '' : `<lastmod>${escaped(changed)}</lastmod>`;
    return `<url><loc>${this.#address(this.#language, path)}</loc>${written}${links.join('')}</url>\n`;
  }

  #address({ pathPrefix }: Language, path: string): string {
    return escaped(this.#publicUrl + encodeURI(pathPrefix + path));
  }
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
}
