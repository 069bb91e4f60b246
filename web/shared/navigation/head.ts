import type { SeoPartsFragment } from '../../generated/graphql.ts';
import type { Shop } from '../i18n/shop.ts';

/** Document metadata of a page. */
export interface Head {
  title: string;
  description: string | null;
  /** Canonical path; null excludes the page from search engines. */
  canonicalPath: string | null;
  alternates: readonly { locale: string; path: string }[];
  image: { url: string; alt: string } | null;
  /** Path of the Atom feed of a page that lists entries. */
  feedPath?: string;
  /** Open Graph's type; `website` when absent. */
  kind?: 'article' | 'product';
  /** JSON-LD, rendered on the server only. */
  structured?: readonly object[];
}

export interface Tag {
  name: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Metadata of a page from the backend. */
export function headFromSeo(seo: SeoPartsFragment): Head {
  return {
    title: seo.title,
    description: seo.description ?? null,
    canonicalPath: seo.canonicalPath,
    alternates: seo.alternates,
    image: seo.image ?? null,
  };
}

/** Metadata of the home page; the identity replaces a missing title. */
export function homeHead(head: Head, categoryName: string, shop: Shop): Head {
  const { identity } = shop;
  const bare = head.title === categoryName;
  return {
    ...head,
    title: bare ? (identity.homeTitle ?? identity.name) : head.title,
    description:
      head.description && head.description !== categoryName
        ? head.description
        : (identity.homeDescription ?? identity.claim ?? null),
  };
}

/** Metadata of a screen that search engines must not index. `path` has no prefix. */
export function privateHead(title: string, shop: Shop, path: string | null): Head {
  return {
    title,
    description: null,
    canonicalPath: null,
    alternates: path
      ? shop.languages.map(({ locale, pathPrefix }) => ({ locale, path: `${pathPrefix}${path}` }))
      : [],
    image: null,
  };
}

/** Document title with the suffix of the shop. */
export function documentTitle({ title }: Head, { identity }: Shop): string {
  const { titleSuffix } = identity;
  return title.includes(titleSuffix) ? title : `${title} – ${titleSuffix}`;
}

/** Head elements of a page, without title and link previews. */
export function headTags(head: Head, shop: Shop): Tag[] {
  const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });
  const link = (attributes: Record<string, string>): Tag => ({ name: 'link', attributes });
  const absolute = (path: string) => new URL(path, shop.publicUrl).href;
  const tags: Tag[] = [];
  if (head.description) tags.push(meta({ name: 'description', content: head.description }));
  if (head.canonicalPath === null) {
    tags.push(meta({ name: 'robots', content: 'noindex' }));
  } else {
    tags.push(link({ rel: 'canonical', href: absolute(head.canonicalPath) }));
    for (const { locale, path } of head.alternates) {
      tags.push(link({ rel: 'alternate', hreflang: locale, href: absolute(path) }));
    }
    const main = shop.languages[0]?.locale;
    const fallback = head.alternates.find(({ locale }) => locale === main);
    if (fallback) tags.push(link({ rel: 'alternate', hreflang: 'x-default', href: absolute(fallback.path) }));
  }
  if (head.feedPath) {
    const type = 'application/atom+xml';
    tags.push(link({ rel: 'alternate', type, title: head.title, href: absolute(head.feedPath) }));
  }
  return tags;
}

/** Updates the document head after a client-side page change. */
export function applyHead(head: Head, shop: Shop): void {
  document.title = documentTitle(head, shop);
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { name, attributes } of headTags(head, shop)) {
    const element = document.createElement(name);
    element.dataset.head = '';
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    document.head.append(element);
  }
}

/** A page with its own URL and title. */
export function pagedHead(head: Head, page: number, shop: Shop): Head {
  if (page === 1 || head.canonicalPath === null) return head;
  const at = (path: string) => `${path}?p=${page}`;
  return {
    ...head,
    title: `${head.title}, ${shop.t('listing.page', { page })}`,
    canonicalPath: at(head.canonicalPath),
    alternates: head.alternates.map(({ locale, path }) => ({ locale, path: at(path) })),
  };
}
