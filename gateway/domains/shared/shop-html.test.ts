import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

const MENUS = `{ main: navigation(kind: MAIN, depth: 3) { ...E } footer: navigation(kind: FOOTER, depth: 3) { ...E } service: navigation(kind: SERVICE) { ...E }
  } fragment E on NavigationEntry { link { path } children { link { path } children { link { path } } } }`;
const TEXTS = `query ($path: String!) { page(path: $path) { ... on CategoryPage { category { descriptionHtml } cms { ...C } } } }
  fragment C on CmsPage { sections { blocks { slots { ... on CmsText { html } ... on CmsFaq { items { answerHtml } } } } sidebar { slots { ... on CmsText { html } } } } }`;

test.each([
  ['de-DE', /^\/(?!en\/|fr\/)/, true],
  ['en-GB', /^\/en\//, true],
  ['fr-CH', /^\/fr\//, true],
  ['en-GB', /^\/en\//, false],
] as const)(
  'texts in %s link to SEO paths that match %s, whether Shopware resolved them (%s) or not',
  async (locale, own, resolvesPageLinks) => {
    gateway.sandbox.controls.set({ resolvesPageLinks });
    const reader = new Shopper(gateway.url, { 'kontor-locale': locale });
    const menus = JSON.stringify(await reader.ask(MENUS));
    const paths = new Set([...menus.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path));
    const texts: string[] = [];
    for (const path of paths) texts.push(JSON.stringify(await reader.ask(TEXTS, { path })));
    const links = new Set(
      texts.flatMap((text) => [...text.matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, href = '']) => href)),
    );
    const within = [...links].filter((href) => href.startsWith('/'));
    expect(within.length).toBeGreaterThan(3);
    for (const href of links)
      expect(href).not.toMatch(/124c71d5|\/(?:detail|navigation|landingPage)\/[0-9a-f]{32}/);
    for (const path of within) {
      expect(path).toMatch(own);
      const { page } = await reader.ask('query ($path: String!) { page(path: $path) { __typename } }', {
        path,
      });
      expect([path, at(page, '__typename')]).toEqual([path, expect.stringMatching(/Page$/)]);
      expect(at(page, '__typename')).not.toBe('RedirectPage');
    }
  },
);
