import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShopProvider } from '../../shared/i18n/shop.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const language = (locale: string, label: string, pathPrefix: string) => ({
  id: locale,
  locale,
  label,
  pathPrefix,
  formatLocale: locale,
});

function switchOf(...languages: ReturnType<typeof language>[]): (readonly [string | null, string | null])[] {
  const shopper = testShopper('VISITOR', `${languages[0]?.pathPrefix ?? ''}/search?search=pot`);
  const [own = language('de-DE', 'Deutsch', '')] = languages;
  shopper.open(
    <ShopProvider value={{ ...shopper.shop, language: own, languages }}>
      <LanguageSwitch />
    </ShopProvider>,
  );
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);
}

test('links to the current page in each language, with the prefix of its domain', () => {
  const links = switchOf(
    language('en-GB', 'English', ''),
    language('it-IT', 'Italiano', '/ch/it'),
    language('gsw', 'Schwiizertüütsch', '/gsw'),
  );
  expect(links).toEqual([
    ['EN', '/search?search=pot'],
    ['IT', '/ch/it/search?search=pot'],
    ['GSW', '/gsw/search?search=pot'],
  ]);
});
