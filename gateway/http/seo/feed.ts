import type { FastifyInstance } from 'fastify';
import type { EntryKind } from '../../../schema/generated/types.ts';
import { shop } from '../../domains/channel/shop.ts';
import { entries, entryListPath } from '../../domains/content/entries.ts';
import type { EntrySource } from '../../domains/content/entry.ts';
import { escaped, xmlDocument } from '../../lib/markup.ts';
import { renditionUrl } from '../../shopware/mappers/image.ts';

const MAX_ENTRIES = 30;
const PICTURE_PX = 800;

/** The newest entries of a kind as an Atom feed (RFC 4287); null for a language or kind that the shop does not have. */
export async function feed(
  app: FastifyInstance,
  kind: EntryKind,
  locale: string,
  requestId: string,
): Promise<string | null> {
  const languages = await app.channel.languages();
  if (!languages.some((language) => language.locale === locale)) return null;
  const context = await app.createContext({ requestId, session: null, locale });
  const listPath = await entryListPath(context, kind);
  if (listPath === null) return null;
  const [{ name }, list] = await Promise.all([
    shop(context),
    entries(context, kind, null, { first: MAX_ENTRIES }),
  ]);
  const absolute = (path: string) => escaped(new URL(path, app.configuration.publicUrl).href);
  const page = absolute(listPath);
  const [newest] = list.nodes;
  const rows = [
    `<id>${page}</id>`,
    `<title>${escaped(name)}</title>`,
    `<updated>${moment(newest)}</updated>`,
    `<author><name>${escaped(name)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${page}"/>`,
    `<link rel="self" type="application/atom+xml" href="${absolute(feedPath(kind, locale))}"/>`,
    ...list.nodes.map((entry) => entryElement(entry, app, absolute)),
  ];
  return xmlDocument('feed', `xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(locale)}"`, rows);
}

function feedPath(kind: EntryKind, locale: string): string {
  return `/feed-${kind.toLowerCase()}-${locale}.xml`;
}

/** Publication date; entries without one come last. */
function moment(entry: EntrySource | undefined): string {
  return `${entry?.publishedAt ?? '1970-01-01'}T00:00:00Z`;
}

function entryElement(
  entry: EntrySource,
  { pictures }: FastifyInstance,
  absolute: (path: string) => string,
): string {
  const { title, teaser, path, cover, author, tags } = entry;
  const picture = cover && absolute(renditionUrl(cover, { width: PICTURE_PX }, pictures));
  return [
    '<entry>',
    `<id>${absolute(path)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${absolute(path)}"/>`,
    picture && `<link rel="enclosure" href="${picture}"/>`,
    `<published>${moment(entry)}</published><updated>${moment(entry)}</updated>`,
    author && `<author><name>${escaped(author)}</name></author>`,
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    teaser && `<summary>${escaped(teaser)}</summary>`,
    '</entry>',
  ]
    .filter((part) => part !== null)
    .join('');
}
