import { splitPath } from '../../shopware/channel/locales.ts';

/** What the address of a page asks for. */
export interface PageAddress {
  /** The address that the page is rendered for and cached under: its path and the parameters that its route reads. */
  readonly url: string;
  /** The rest of the query, without `?`: a redirect carries it on, no page depends on it. */
  readonly rest: string;
  /** Whether `?lang_debug` is asked for: keys instead of texts. */
  readonly langDebug: boolean;
  /** Whether the shop alone says how many such addresses there are; anybody can make up further ones of all others. */
  readonly bounded: boolean;
}

/** Gives the one spelling of a parameter's value; null for a value that means nothing. */
type Read = (value: string) => string | null;

const MAX_TEXT_LENGTH = 200;
const MAX_FILTER_VALUES = 100;
/** Pages of a listing that a shop may well have; further ones are a page for whoever makes up their number. */
const MAX_CACHED_LISTING_PAGES = 10;

const id = (value: string) => /^[0-9a-f]{32}$/.test(value);
const price: Read = (value) =>
  /^\d{1,7}(?:[.,]\d{1,2})?$/.test(value) ? String(Number(value.replace(',', '.'))) : null;
const ids: Read = (value) => {
  const known = [...new Set(value.split('|').filter(id))].slice(0, MAX_FILTER_VALUES);
  return known.length === 0 ? null : known.join('|');
};
const whole =
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
/** The page differs by whether it is there; what it is stays with the browser that brought it. */
const present: Read = (value) => (value === '' ? null : '1');

const PAGE: Readonly<Record<string, Read>> = { p: whole(1_000, 2) };
const FILTERS: Readonly<Record<string, Read>> = {
  order: matching(/^[\w-]{1,60}$/),
  manufacturer: ids,
  properties: ids,
  'min-price': price,
  'max-price': price,
  rating: whole(5),
  'shipping-free': (value) => (['1', 'true', 'on'].includes(value) ? '1' : null),
};
const SECRET: Readonly<Record<string, Read>> = { em: present, hash: present };
const ONWARD: Readonly<Record<string, Read>> = { to: text, expired: present };

/** The parameters that a route reads, by its path without language prefix; what stands in none is a page of the shop. */
const ROUTES: readonly (readonly [RegExp, Readonly<Record<string, Read>>])[] = [
  [/^\/search$/, { search: (value) => text(value) ?? '', ...FILTERS, categories: ids, ...PAGE }],
  [/^\/(?:account\/recover\/password|reset-password|registration\/confirm|newsletter-subscribe)$/, SECRET],
  [/^\/(?:login|register|customer-group-registration\/.+)$/, ONWARD],
  [/^\/account\/order$/, PAGE],
  [/^\/(?:account|checkout|wishlist|shopware)(?:\/|$)/, {}],
  [/^/, { ...FILTERS, ...PAGE }],
];

/** Paths that name something of one person: the shell is the same for every name. */
const NAMED = /^\/(?:account\/order|checkout\/success|customer-group-registration)\/./;

/**
 * Reads an address as the routes of the web client do: unknown parameters and values that mean nothing make no other page.
 * @param path as it was asked, spelt as {@link ownPath} says
 * @param query without `?`
 */
export function pageAddress(path: string, query: string): PageAddress {
  const route = splitPath(path).rest.replace(/(?<=.)\/$/, '');
  const [, reads = {}] = ROUTES.find(([pattern]) => pattern.test(route)) ?? [];
  const parts = query.split('&').filter((part) => part !== '');
  const nameOf = (part: string) => decoded(part.split('=', 1)[0] ?? '');
  const known = (part: string) => Object.hasOwn(reads, nameOf(part));
  const asked = new URLSearchParams(parts.filter(known).join('&'));
  const pairs = Object.entries(reads).flatMap(([name, read]) => {
    const values = asked.getAll(name);
    // A list may be repeated instead of joined; of anything else the first counts.
    const value = values.length === 0 ? null : read(read === ids ? values.join('|') : (values[0] ?? ''));
    return value === null ? [] : [`${name}=${spelt(value)}`];
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
 * The one spelling of a path (RFC 3986, 6.2.2): a lower-case language prefix, single slashes, and nothing encoded that
 * need not be. Two slashes, or a backslash, at the start would name another host wherever the address is read as one.
 */
export function ownPath(path: string): string {
  const plain = path
    .replace(/^[/\\]+/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/%[0-9a-f]{2}/gi, (code) => {
      const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : code.toUpperCase();
    });
  const { locale, rest } = splitPath(plain);
  return locale.pathPrefix + rest;
}

/** Path and query of an address; only the first `?` divides them (RFC 3986, 3.4). */
export function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const mark = address.indexOf('?');
  return mark === -1
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/** As the web client writes it: `|` between values, `+` for a space. */
function spelt(value: string): string {
  return encodeURIComponent(value).replaceAll('%7C', '|').replaceAll('%20', '+');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
