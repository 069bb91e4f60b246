import { decodedUri } from '../../lib/decode-uri.ts';
import { type Languages, splitPath } from '../../shopware/channel/locales.ts';

export interface PageAddress {
  /** Canonical URL for rendering and caching: the path and the parameters that its route reads. */
  readonly url: string;
  /** The rest of the query, without `?`, which redirects preserve. */
  readonly rest: string;
  /** Whether `?lang_debug` requests keys instead of texts. */
  readonly langDebug: boolean;
  /** Whether the shop bounds the number of such URLs; clients can invent others without limit. */
  readonly bounded: boolean;
}

/** Normalises a parameter's value; null for an invalid one. */
type Read = (value: string) => string | null;

const MAX_TEXT_LENGTH = 200;
const MAX_FILTER_VALUES = 100;
/** Higher page numbers count as unbounded. */
const MAX_CACHED_LISTING_PAGES = 10;

const id = (value: string) => /^[0-9a-f]{32}$/.test(value);
const price: Read = (value) =>
  /^\d{1,7}(?:[.,]\d{1,2})?$/.test(value) ? String(Number(value.replace(',', '.'))) : null;
const ids: Read = (value) => {
  const known = [...new Set(value.split('|').filter(id))].slice(0, MAX_FILTER_VALUES);
  return known.length === 0 ? null : known.join('|');
};
const integer =
  (most: number, least = 1): Read =>
  (value) => {
    const number = Number(value);
    return /^\d{1,4}$/.test(value) && number >= least && number <= most ? String(number) : null;
  };
const matching =
  (pattern: RegExp): Read =>
  (value) =>
    pattern.test(value) ? value : null;
const text: Read = (value) => {
  const plain = value.replace(/\p{Cc}/gu, '').trim();
  return plain === '' ? null : plain.slice(0, MAX_TEXT_LENGTH);
};
/** The page depends only on its presence; the browser reads the value. */
const present: Read = (value) => (value === '' ? null : '1');

const PAGE: Readonly<Record<string, Read>> = { p: integer(1_000, 2) };
const FILTERS: Readonly<Record<string, Read>> = {
  order: matching(/^[\w-]{1,60}$/),
  manufacturer: ids,
  properties: ids,
  'min-price': price,
  'max-price': price,
  rating: integer(5),
  'shipping-free': (value) => (['1', 'true', 'on'].includes(value) ? '1' : null),
};
/** Query parameters that filter and sort a listing. */
export const LISTING_PARAMETERS = Object.keys(FILTERS);
const SECRET: Readonly<Record<string, Read>> = { em: present, hash: present };
const ONWARD: Readonly<Record<string, Read>> = { to: text, expired: present };

/** Screens with personal content or input, with their query parameters. */
const SHELL_ROUTES: readonly (readonly [RegExp, Readonly<Record<string, Read>>])[] = [
  [/^\/(search)$/, { search: (value) => text(value) ?? '', ...FILTERS, categories: ids, ...PAGE }],
  [/^\/(account)\/recover\/password$/, SECRET],
  [/^\/(reset-password|newsletter-subscribe)$/, SECRET],
  [/^\/(registration)\/confirm$/, SECRET],
  [/^\/(login|register)$/, ONWARD],
  [/^\/(customer-group-registration)\/.+$/, ONWARD],
  [/^\/(account)\/order$/, PAGE],
  [/^\/(account|checkout|wishlist|shopware)(?:\/|$)/, {}],
];

/** Parameters of all other pages: filters of a listing, the tag of recipes, posts or news, the mark of an only search hit. */
const CONTENT: Readonly<Record<string, Read>> = { ...FILTERS, tag: text, found: present, ...PAGE };

/** Returns the screen of a path without language prefix, e.g. `account`; null for a page with content. */
export function shellOf(path: string): string | null {
  const route = routeOf(path);
  const [pattern] = SHELL_ROUTES.find(([shell]) => shell.test(route)) ?? [];
  return pattern?.exec(route)?.[1] ?? null;
}

const routeOf = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Paths with a personal segment, whose HTML is the same for every value. */
const NAMED = /^\/(?:account\/order|checkout\/success|customer-group-registration)\/./;

/** Normalises a URL like the web client's routes: unknown parameters and invalid values do not make another page. */
export function pageAddress(languages: Languages, path: string, query: string): PageAddress {
  const route = routeOf(splitPath(languages, path).rest);
  const [, reads = CONTENT] = SHELL_ROUTES.find(([pattern]) => pattern.test(route)) ?? [];
  const parts = query.split('&').filter((part) => part !== '');
  const nameOf = (part: string) => {
    const [name = ''] = part.split('=', 1);
    return decodedUri(name.replaceAll('+', ' ')) ?? name;
  };
  const known = (part: string) => Object.hasOwn(reads, nameOf(part));
  const parameters = new URLSearchParams(parts.filter(known).join('&'));
  const pairs = Object.entries(reads).flatMap(([name, read]) => {
    const values = parameters.getAll(name);
    // Lists may be repeated parameters; of others, the first counts.
    const value = values.length === 0 ? null : read(read === ids ? values.join('|') : (values[0] ?? ''));
    if (value === null) return [];
    // The web client's encoding: `|` between values, `+` for a space.
    return [`${name}=${encodeURIComponent(value).replaceAll('%7C', '|').replaceAll('%20', '+')}`];
  });
  return {
    url: pairs.length === 0 ? path : `${path}?${pairs.join('&')}`,
    rest: parts.filter((part) => !known(part)).join('&'),
    langDebug: parts.some((part) => nameOf(part) === 'lang_debug'),
    bounded: pairs.every(isLastingPage) && !NAMED.test(route),
  };
}

function isLastingPage(pair: string): boolean {
  const [name, number] = pair.split('=', 2);
  return name === 'p' && Number(number) <= MAX_CACHED_LISTING_PAGES;
}

/**
 * Normalises a path to single slashes and minimal encoding (RFC 3986, 6.2.2). In a redirect or link, two slashes or a
 * backslash at the start would mean another host.
 */
export function plainPath(path: string): string {
  return path
    .replace(/^[/\\]+/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
}

/** Canonical form of a path: with its language prefix, in lower case. */
export function canonicalPath(languages: Languages, plain: string): string {
  const { language, rest } = splitPath(languages, plain);
  return language.pathPrefix + rest;
}

/** Splits a URL at the first `?` (RFC 3986, 3.4). */
export function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const [path = '', ...rest] = address.split('?');
  return { path, query: rest.join('?') };
}
