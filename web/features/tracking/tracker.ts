import type { Shop } from '../../shared/i18n/shop.ts';
import { documentTitle } from '../../shared/navigation/head.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';
import { matchRoute, splitLanguage } from '../../shared/navigation/route.ts';
import { subscribeEvents } from '../../shared/tracking/track.ts';
import { type ItemList, itemsById, purchase, sendDuePurchases } from './item.ts';
import { beginCheckout, type ShownList, shopEvent, viewCart, watchShop } from './shop-events.ts';
import { loadTag, type Send, updateConsent } from './tag.ts';

const HARMLESS =
  /^(?:p|order|manufacturer|properties|categories|(?:min|max)-price|rating|shipping-free|utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|_gl)$/;

/** Removes the fragment and all but harmless parameters. */
export function shownAddress(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (!HARMLESS.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** Replaces words that occur in no product name. */
export const HIDDEN_TERM = '(other)';
/** Shorter parts of words match product names by chance. */
const MIN_PART = 5;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Reduces a search term to words in names of the found products, because shoppers may type personal data. */
export function publicTerm(term: string, names: readonly string[]): string {
  const words = new Set(wordsOf(fold(names.join(' '))));
  const isKnown = (word: string) =>
    words.has(word) || (word.length >= MIN_PART && [...words].some((name) => name.includes(word)));
  return (
    wordsOf(term)
      .filter((word) => isKnown(fold(word)))
      .join(' ') || HIDDEN_TERM
  );
}

interface Allowed {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

let send: Send | null = null;
let on = false;

/** Call it only after consent. */
export function startTracker(shop: Shop, navigation: Navigation, id: string, allowed: Allowed): void {
  if (send) {
    updateConsent('update', allowed.statistics, allowed.marketing);
    on = true;
  } else {
    updateConsent('default', allowed.statistics, allowed.marketing);
    const tagSend = loadTag(id);
    if (!tagSend) return;
    // Nothing is sent after a withdrawal.
    send = (name, parameters) => {
      if (on) tagSend(name, parameters);
    };
    on = true;
    follow(shop, navigation, send);
  }
  const sender = send;
  subscribeEvents((event) => shopEvent(sender, event));
}

const routeIn = (shop: Shop, href: string) =>
  matchRoute(splitLanguage(new URL(href).pathname, shop.languages).path);

/** The page after an order has a private address and opens without the tag, so the purchase is sent before. */
export async function reportBeforeLeaving(shop: Shop, href: string): Promise<void> {
  const next = routeIn(shop, href);
  if (on && send && next.name === 'success' && next.outcome !== 'unpaid') await purchase(send, next.orderId);
}

function follow(shop: Shop, navigation: Navigation, sender: Send): void {
  let reported = '';
  const reportPage = () => {
    const { entry, route, href } = navigation.getState();
    const { pathname, searchParams } = new URL(href);
    // A replaced entry (the page after an order) keeps its key.
    if (!on || reported === entry + pathname) return;
    reported = entry + pathname;
    const { name } = routeIn(shop, href);
    // A search page's title contains the term.
    const title = name === 'search' ? shop.t('search') : documentTitle(route.head, shop);
    const view = { page_title: title, page_location: shownAddress(href), page_type: name };
    sender('page_view', { ...view, language: shop.language.locale });
    if (name === 'cart') viewCart(sender);
    if (name === 'checkout') beginCheckout(sender);
    const term = searchParams.get('search')?.trim();
    // The products are rendered by then.
    if (name === 'search' && term) setTimeout(() => void reportSearch(sender, term));
  };
  const nameOf = ({ heading }: ShownList): ItemList => {
    const { route, href } = navigation.getState();
    const { path } = splitLanguage(new URL(href).pathname, shop.languages);
    const page = routeIn(shop, href).name === 'search' ? shop.t('search') : documentTitle(route.head, shop);
    return {
      item_list_id: heading ? `${path}#${heading.toLowerCase().replace(/\s+/g, '-')}` : path,
      item_list_name: heading ?? page,
    };
  };
  navigation.subscribe(reportPage);
  reportPage();
  watchShop(sender, nameOf);
  sendDuePurchases(sender);
}

async function reportSearch(sender: Send, term: string): Promise<void> {
  const boxes = document.querySelectorAll('[data-testid="product-box"][data-product-id]');
  const ids = [...boxes].map((box) => box.getAttribute('data-product-id') ?? '');
  const found = await itemsById(ids).catch(() => []);
  const names = found.map(({ item }) => `${item.item_name} ${item.item_variant ?? ''}`);
  sender('search', { search_term: publicTerm(term, names) });
}

/** On withdrawal; deletes Google's cookies. */
export function stopTracker(): void {
  on = false;
  subscribeEvents(null);
  if (send) updateConsent('update', false, false);
  for (const [name] of document.cookie.matchAll(/\b_g[ac]\w*(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
    document.cookie = `${name}=;path=/;max-age=0`;
  }
}
