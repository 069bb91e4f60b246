import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasSwissWord, isSwissOnly, swissSpelling } from '../../schema/swiss-spelling.ts';
import { spelling } from '../shared/i18n/spelling.ts';
import { createTranslate } from '../shared/i18n/translate.ts';
import accountDe from './account/de.json' with { type: 'json' };
import accountEn from './account/en.json' with { type: 'json' };
import accountFr from './account/fr.json' with { type: 'json' };
import cartDe from './cart/de.json' with { type: 'json' };
import cartEn from './cart/en.json' with { type: 'json' };
import cartFr from './cart/fr.json' with { type: 'json' };
import checkoutDe from './checkout/de.json' with { type: 'json' };
import checkoutEn from './checkout/en.json' with { type: 'json' };
import checkoutFr from './checkout/fr.json' with { type: 'json' };
import consentDe from './consent/de.json' with { type: 'json' };
import consentEn from './consent/en.json' with { type: 'json' };
import consentFr from './consent/fr.json' with { type: 'json' };
import shopDe from './de.json' with { type: 'json' };
import shopEn from './en.json' with { type: 'json' };
import entryDe from './entry/de.json' with { type: 'json' };
import entryEn from './entry/en.json' with { type: 'json' };
import entryFr from './entry/fr.json' with { type: 'json' };
import formDe from './forms/de.json' with { type: 'json' };
import formEn from './forms/en.json' with { type: 'json' };
import formFr from './forms/fr.json' with { type: 'json' };
import shopFr from './fr.json' with { type: 'json' };
import loginDe from './login/de.json' with { type: 'json' };
import loginEn from './login/en.json' with { type: 'json' };
import loginFr from './login/fr.json' with { type: 'json' };
import ordersDe from './orders/de.json' with { type: 'json' };
import ordersEn from './orders/en.json' with { type: 'json' };
import ordersFr from './orders/fr.json' with { type: 'json' };
import reviewDe from './review/de.json' with { type: 'json' };
import reviewEn from './review/en.json' with { type: 'json' };
import reviewFr from './review/fr.json' with { type: 'json' };
import secondaryDe from './secondary/de.json' with { type: 'json' };
import secondaryEn from './secondary/en.json' with { type: 'json' };
import secondaryFr from './secondary/fr.json' with { type: 'json' };
import serviceDe from './service/de.json' with { type: 'json' };
import serviceEn from './service/en.json' with { type: 'json' };
import serviceFr from './service/fr.json' with { type: 'json' };
import german from './spelling/de-DE.json' with { type: 'json' };
import successDe from './success/de.json' with { type: 'json' };
import successEn from './success/en.json' with { type: 'json' };
import successFr from './success/fr.json' with { type: 'json' };

/** Synonyms of the shop's terms, such as "Einkaufswagen" for "Warenkorb". */
const REJECTED_TERMS = new RegExp(
  `(?<![\\p{L}.])(?:${[
    'Einkaufswagen',
    'chariot',
    'cart',
    'shopping bag',
    'Check-out',
    'caisse enregistreuse',
    'Zahlungspflichtig bestellen',
    'Wunschzettel',
    'Wunschliste',
    'favoris',
    'wish list',
    'produit',
    'merchandise',
    'variant',
    'expédition gratuite',
    'free shipping',
    'Zahlungsweise',
    'moyen de paiement',
    'means of payment',
    'Noch einmal bezahlen',
    'Payer à nouveau',
    'Pay again',
    'Rezension',
    'évaluation',
    'Infolettre',
    'lettre d’information',
    'Aktionscode',
    'Rabattcode',
    'bon de réduction',
    'voucher',
    'general terms',
    'terms of service',
    'Mailadresse',
    'courriel',
    'email address',
    'Versandadresse',
    'shipping address',
    'invoice address',
    'Registrieren Sie',
    'créer un compte',
    'open an account',
    'einloggen',
    'ausloggen',
    'sign in',
    'sign out',
    'vorrätig',
    'disponible de suite',
    'Totalbetrag',
    'grand total',
    'nicht erforderlich',
    'optionnel',
  ]
    .map((term) => RegExp.escape(term))
    .join('|')})(?!\\p{L})`,
  'iu',
);

/** The texts that are loaded apart, by the namespace and so the folder they stand in. */
const apart = {
  account: [accountDe, accountEn, accountFr],
  cart: [cartDe, cartEn, cartFr],
  checkout: [checkoutDe, checkoutEn, checkoutFr],
  consent: [consentDe, consentEn, consentFr],
  entry: [entryDe, entryEn, entryFr],
  forms: [formDe, formEn, formFr],
  login: [loginDe, loginEn, loginFr],
  orders: [ordersDe, ordersEn, ordersFr],
  review: [reviewDe, reviewEn, reviewFr],
  secondary: [secondaryDe, secondaryEn, secondaryFr],
  service: [serviceDe, serviceEn, serviceFr],
  success: [successDe, successEn, successFr],
} as const;

const allOf = <Shop extends object>(shop: Shop, language: 0 | 1 | 2): Shop & Record<string, string> =>
  Object.assign({}, shop, ...Object.values(apart).map((texts) => texts[language]));
const de = allOf(shopDe, 0);
const en = allOf(shopEn, 1);
const fr = allOf(shopFr, 2);

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['English', en],
  ['French', fr],
])('%s', (_name, messages: Record<string, string>) => {
  test('has every text of the German file and no other', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(de));
  });

  test('has the same placeholders in each text', () => {
    for (const [key, text] of Object.entries(de)) {
      expect([key, placeholders(messages[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });
});

test('no key stands in two files, which would leave open which text is shown', () => {
  const others = Object.values(apart).flatMap(([texts]) => Object.keys(texts));
  expect(others.filter((key) => key in shopDe)).toEqual([]);
  expect(new Set(others).size).toBe(others.length);
});

describe('no text belongs to one shop: its owner says in Shopware who it is and what it promises', () => {
  const ITS_OWN =
    /kontor|twint|postfinance|demo|1926|\bCHF\b|\b\d{3} \d{3} \d\d|schweiz|suisse|switzerland|werkstatt|workshop|atelier|30 (?:jahre|years|ans)|30 (?:tage|days|jours) (?:rück|to return|pour)|pfanne|poêle|\bpan\b|küche|kitchen|cookware|geschirr|ustensiles/i;
  /** A badge that a product has by a field of its own. */
  const OF_PRODUCTS = ['badge.swissDesign'];
  const files = globSync(['web/messages/**/*.json', 'schema/messages/**/*.json']);

  test.each(files)('%s', (file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const found = Object.entries(texts).filter(
      ([key, text]) => !OF_PRODUCTS.includes(key) && ITS_OWN.test(text),
    );
    expect(found).toEqual([]);
  });

  test('all languages of all namespaces are read', () => {
    expect(files.length).toBe(3 * (Object.keys(apart).length + 2) + 2);
  });
});

describe('terms', () => {
  test.each(globSync(['web/messages/**/*.json', 'schema/messages/**/*.json']))(
    '%s uses one word per thing',
    (file) => {
      const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.entries(texts).filter(([, text]) => REJECTED_TERMS.test(text))).toEqual([]);
    },
  );
});

test('a text of the backend wins over one that is added later', () => {
  const t = createTranslate('de-DE', shopDe, { 'account.login': 'Einloggen' }, false);
  t.add('account', accountDe);
  expect([t('account.login'), t('account.logout')]).toEqual(['Einloggen', accountDe['account.logout']]);
});

test('German is written the Swiss way', () => {
  for (const text of Object.values(de)) expect(text).not.toMatch(/ß|[„“”"]/);
});

describe('German of everywhere else', () => {
  const worded = (key: string) => hasSwissWord(de[key] ?? '');

  test.each(Object.entries(german).filter(([key]) => !worded(key)))(
    '%s differs by its spelling alone',
    (key, text) => {
      expect(swissSpelling(text)).toBe(de[key]);
      expect(text).not.toBe(de[key]);
    },
  );

  test('has ß, „quotes“ and words of its own in each text that the Swiss write otherwise', () => {
    const others = Object.keys(de).filter((key) => isSwissOnly(de[key] ?? '') || worded(key));
    expect(Object.keys(german).sort()).toEqual(others.sort());
    for (const text of Object.values(german))
      expect([text, isSwissOnly(text), hasSwissWord(text)]).toEqual([text, false, false]);
  });

  test.each([
    ['de-DE', 'Schließen', 'Straße und Nummer'],
    ['de-AT', 'Schließen', 'Straße und Nummer'],
    ['de-CH', 'Schliessen', 'Strasse und Nummer'],
    ['de-LI', 'Schliessen', 'Strasse und Nummer'],
  ])('is read where numbers are written as in %s', (formatLocale, close, street) => {
    const t = createTranslate('de-DE', shopDe, spelling(formatLocale, {}), false);
    t.add('forms', formDe);
    expect([t('close'), t('form.street')]).toEqual([close, street]);
  });

  test('changes no word of the shop’s own', () => {
    expect(spelling('de-DE', { close: 'Zumachen' })).not.toHaveProperty('close');
    expect(spelling('en-GB', {})).toEqual({});
  });
});

test('French has its spaces: no plain one before : ; ? ! » and after «', () => {
  for (const text of Object.values(fr)) expect(text).not.toMatch(/ [:;?!»]|« |[^\s\u202f\u00a0][;?!»]/);
});

test('the plural follows the number, a backend text wins, and lang_debug shows keys', () => {
  const t = createTranslate('en-GB', en, { search: 'Find' }, false);
  expect([t('listing.count', { count: 1 }), t('listing.count', { count: 5 }), t('search')]).toEqual([
    '1 product',
    '5 products',
    'Find',
  ]);
  expect(createTranslate('en-GB', en, {}, true)('search')).toBe('search');
});

describe('a text stands where it is needed, so that none is ever shown as its key', () => {
  const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;'"]*?'(\.[^']+\.tsx?)'/g;
  const LAZY = /\bimport\('(\.[^']+\.tsx?)'\)/g;
  const ADDS = /\baddTexts\([^)]*?, '(\w+)', \{/;
  const ENTRY = 'web/app/entry-client.tsx';

  interface Source {
    readonly text: string;
    readonly imports: readonly string[];
    readonly lazy: readonly string[];
  }
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = sources.get(file);
    if (known) return known;
    const text = readFileSync(file, 'utf8');
    const found = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
    const source = { text, imports: found(IMPORT), lazy: found(LAZY) };
    sources.set(file, source);
    return source;
  };
  /** A file with all that travels with it. */
  const withImports = (file: string): Set<string> => {
    const files = new Set([file]);
    for (const one of files) for (const path of sourceOf(one).imports) files.add(path);
    return files;
  };
  /** What most pages load; each of them runs little of it. */
  const SHARED = [ENTRY, 'web/features/content/page-route.tsx'];
  const first = new Set(SHARED.flatMap((file) => [...withImports(file)]));
  /** What is loaded later, with the files that ask for it and what these came with. */
  const parts = new Map<string, { readonly root: string; readonly asks: string }[]>();
  const roots = [ENTRY];
  for (const root of roots) {
    for (const asks of withImports(root)) {
      for (const part of sourceOf(asks).lazy) {
        if (!parts.has(part)) roots.push(part);
        parts.set(part, [...(parts.get(part) ?? []), { root, asks }]);
      }
    }
  }
  const stem = (key: string) => key.replace(/_(?:one|other)$/, '');
  const owners = new Map(
    Object.entries(apart).flatMap(([name, [texts]]) =>
      Object.keys(texts).map((key) => [stem(key), name] as const),
    ),
  );
  /** Namespaces whose keys stand in a source, whole or as the pattern of a key that is put together. */
  const usedIn = (file: string): string[] => {
    const { text } = sourceOf(file);
    const whole = [...text.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => owners.get(key));
    const patterns = [...text.matchAll(/\bt\(\s*`([\w.]+\.)\$\{[^}]*\}([\w.]*)`/g)].flatMap(
      ([, start = '', end = '']) =>
        [...owners].filter(([key]) => key.startsWith(start) && key.endsWith(end)).map(([, name]) => name),
    );
    return [...whole, ...patterns].flatMap((name) => name ?? []);
  };
  const addedIn = (files: Iterable<string>): string[] =>
    [...files].flatMap((file) => ADDS.exec(sourceOf(file).text)?.[1] ?? []);

  test('what every page loads needs those of the shop alone', () => {
    expect([...first].map((file) => [file, usedIn(file)]).filter(([, names]) => names?.length)).toEqual([]);
  });

  /** Namespaces that are there whoever asked for a part, and for what that was asked by. */
  const thereFor = (part: string, asked: readonly string[] = []): Set<string> => {
    const own = addedIn(withImports(part));
    const around = (parts.get(part) ?? [])
      .filter(({ root }) => !asked.includes(root))
      .map(({ root, asks }) =>
        // Each page has the code that adds the texts of forms, but only who asks for a form runs it.
        SHARED.includes(root)
          ? new Set(addedIn([asks, ...sourceOf(asks).imports]))
          : thereFor(root, [...asked, part]),
      );
    const [some = new Set<string>(), ...others] = around;
    return new Set([...own, ...[...some].filter((name) => others.every((names) => names.has(name)))]);
  };

  test('a part that is loaded later brings the namespaces that it needs, or what loads it does', () => {
    const missing = [...parts.keys()].flatMap((part) => {
      const there = thereFor(part);
      return [...withImports(part)]
        .filter((file) => !first.has(file))
        .flatMap((file) =>
          usedIn(file)
            .filter((name) => !there.has(name))
            .map((name) => `${part}: ${file} needs ${name}`),
        );
    });
    expect([...new Set(missing)]).toEqual([]);
    expect(parts.size).toBeGreaterThan(20);
  });
});
