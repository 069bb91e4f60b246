import type { RenderError } from '../../schema/render-contract.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import type { PageAnswers } from '../shared/graphql/exchanges.ts';
import type { Shop, ShopData } from '../shared/i18n/shop.ts';
import { documentTitle, type Head, headTags, type Tag } from '../shared/navigation/head.ts';
import type { LoadedRoute } from '../shared/navigation/loaded-route.ts';
import { ICON_SPRITE } from '../shared/ui/icon-sprite.ts';
import { fontPreloads } from './shop-theme.ts';

function previewTags(head: Head, { publicUrl, identity, language }: Shop): Tag[] {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const { title, description, image, canonicalPath, kind = 'website' } = head;
  const contents = {
    'og:url': canonicalPath !== null && absolute(canonicalPath),
    'og:title': title,
    'og:site_name': identity.name,
    'og:type': kind,
    'og:locale': language.locale.replace('-', '_'),
    'og:description': description,
    'og:image': image && absolute(image.url),
    'og:image:alt': image?.alt,
  };
  const tags = Object.entries(contents).flatMap(([property, content]): Tag[] =>
    content ? [{ name: 'meta', attributes: { property, content } }] : [],
  );
  if (!image) return tags;
  return [...tags, { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } }];
}

/** Files of the built client that a page needs. */
export interface DocumentAssets {
  script: string;
  /** Sets the theme and starts the client after the first paint; render-blocking and therefore tiny. */
  first: string;
  styles: readonly string[];
  preloads: readonly string[];
}

/** Data of a page for its client. */
export interface PageData {
  build: string;
  prices: string;
  shop: ShopData;
  messages: Record<string, string>;
  error: RenderError | null;
  problem: LoadedRoute['problem'];
  menus: LayoutPartsFragment | null;
  answers: PageAnswers;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** JSON that is safe in a script element. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The icon of the shop; the gateway creates one from the first letter of the name. */
function iconLinks({ identity: { icon } }: Shop): string[] {
  if (!icon)
    return [
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    ];
  const href = escapeHtml(icon.url);
  return [
    `<link rel="icon" href="${href}"><link rel="apple-touch-icon" href="${href}"><link rel="manifest" href="/manifest.webmanifest">`,
  ];
}

/**
 * The HTML document. It contains no executable inline script and no style attribute, so that a strict
 * Content-Security-Policy without nonces stays valid for cached pages.
 * @param options.sheet CSS of this page, which the CSP must allow by hash
 * @param options.noScript text for browsers without scripts
 */
export function renderDocument(
  shop: Shop,
  head: Head,
  assets: DocumentAssets,
  body: string,
  data: unknown,
  { sheet, noScript }: { sheet: string; noScript: string },
): string {
  const { theme } = shop.identity;
  const tags = [...headTags(head, shop), ...previewTags(head, shop)].map(
    ({ name, attributes }) =>
      `<${name} data-head ${Object.entries(attributes)
        .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
        .join(' ')}>`,
  );
  return [
    `<!doctype html><html lang="${escapeHtml(shop.language.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(documentTitle(head, shop))}</title>`,
    ...tags,
    ...(head.structured ?? []).map(
      (item) => `<script type="application/ld+json" data-head>${embedJson(item)}</script>`,
    ),
    `<meta name="theme-color" content="${theme?.light?.ground ?? '#fbfaf7'}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${theme?.dark?.ground ?? '#151412'}" media="(prefers-color-scheme: dark)">`,
    ...iconLinks(shop),
    ...fontPreloads(theme).map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    sheet && `<style>${sheet}</style>`,
    `<script src="${assets.first}" data-entry="${assets.script}" data-modules="${assets.preloads.join(' ')}"></script>`,
    `</head><body>${ICON_SPRITE}`,
    noScript && `<noscript><p class="no-script">${escapeHtml(noScript)}</p></noscript>`,
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="kontor-data">${embedJson(data)}</script></body></html>`,
  ].join('');
}
