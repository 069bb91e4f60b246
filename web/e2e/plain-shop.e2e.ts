import { at, Shopper as Client, textAt } from '../../gateway/testing/shopper.ts';
import { newEmail, PASSWORD } from './account-steps.ts';
import { fillGuest, GUEST, putInCart } from './checkout-steps.ts';
import { each, faults, messageKeys, sitemap } from './crawl.ts';
import { foreignWords } from './other-shop.ts';
import type { TestShop } from './shop.ts';
import { expect, test } from './test.ts';
import { words } from './texts.ts';

/** Pages that the sitemap does not list; all return 200. */
const UNLISTED_PATHS = [
  ...['/login', '/register', '/account/recover', '/account', '/account/order', '/checkout/cart', '/checkout'],
  ...[
    '/wishlist',
    '/search?search=reifen',
    '/search?search=xyzzy',
    '/search?search=heft',
    '/newsletter-subscribe',
    '/sitemap',
  ],
];
const EMPTY_HEADING = /<h([1-6])\b[^>]*>(?:\s|<[^>]+>|&nbsp;)*<\/h\1>/;

/** Texts of a page for people and search engines: content, attributes and hydration data. */
function textOf(html: string): string {
  const data = [
    ...html.matchAll(/<script\b[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<meta name="viewport"[^>]*>/g, ' ');
  const read = [...body.matchAll(/\s(?:alt|title|content|aria-label|placeholder|value)="([^"]*)"/g)];
  const values = data.flatMap(([, json = '']) => json.match(/"(?:[^"\\]|\\.)*"(?!\s*:)/g) ?? []);
  // Attributes of HTML in the data are texts, names of its tags are not.
  const texts = values.map((value) => value.replace(/(?:<|\\u003c)\/?\w+/g, ' '));
  return [body.replace(/<[^>]+>/g, ' '), ...read.map(([, text]) => text), ...texts].join('\n');
}

function linksOf(html: string): string[] {
  return (
    [...html.matchAll(/<a\b[^>]*\shref="([^"#?]+)/g)]
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => href.startsWith('/') && !href.startsWith('//') && href !== '/schema.graphql')
      // Without JavaScript, a product picture links to its file.
      .filter((href) => !href.startsWith('/picture/'))
  );
}

for (const [prefix, locale] of [
  ['', 'de-DE'],
  ['/en', 'en-GB'],
] as const) {
  test(`no page in ${locale} is missing or contains words of another shop, raw keys or empty headings`, async ({
    shop,
  }) => {
    const strange = foreignWords(shop.demo, 'kontor');
    const keys = messageKeys();
    const wrong: string[] = [];
    const seen = new Set<string>();
    const visit = async (path: string, status = 200): Promise<string[]> => {
      if (seen.has(path)) return [];
      seen.add(path);
      const answer = await fetch(shop.origin + path);
      const html = await answer.text();
      const found = [
        ...(answer.status === status ? [] : [`${answer.status}`]),
        ...strange(textOf(html)),
        ...faults(html, keys).filter((fault) => fault.startsWith('raw key') || fault.endsWith('h1')),
        ...(EMPTY_HEADING.exec(html)?.slice(0, 1) ?? []),
        ...(html.includes(`<html lang="${locale}"`) ? [] : ['another language']),
      ];
      wrong.push(...found.map((fault) => `${path}: ${fault}`));
      return linksOf(html).filter((href) =>
        prefix === '' ? !/^\/en(?:\/|$)/.test(href) : href.startsWith('/en'),
      );
    };
    const mapped = await sitemap(shop.origin, locale);
    expect(mapped.length).toBeGreaterThan(50);
    let next = new Set([
      ...mapped,
      ...UNLISTED_PATHS.filter((path) => path !== '/sitemap').map((path) => prefix + path),
    ]);
    while (next.size > 0) {
      const links = new Set<string>();
      await each([...next], async (path) => {
        for (const link of await visit(path)) if (!seen.has(link)) links.add(link);
      });
      next = links;
    }
    await visit(`${prefix}/not/there`, 404);
    expect(wrong).toEqual([]);
    const legal = ['terms', 'privacy', 'withdrawal', 'shipping', 'imprint'].map(
      (name) => `${prefix}/legal/${name}`,
    );
    expect(
      legal.filter((path) => !seen.has(path)),
      'legal pages that nothing leads to',
    ).toEqual([]);
  });
}

/** Triggers every mail that a visitor can cause. */
async function sendMails(shop: TestShop, locale: string): Promise<void> {
  const client = new Client(shop.origin, { 'kontor-locale': locale });
  const facts = await client.ask(
    '{ countries { id } salutations { id } suggest(term: "Pumpe pump") { products { id } } }',
  );
  const [address] = shop.demo.customers.flatMap(({ addresses }) => addresses);
  const person = {
    salutationId: textAt(facts, 'salutations', 0, 'id'),
    firstName: 'Rita',
    lastName: 'Recht',
    billingAddress: {
      street: address?.street,
      zipcode: address?.zipcode,
      city: address?.city,
      countryId: textAt(facts, 'countries', 0, 'id'),
    },
  };
  const send = async (name: string, type: string, input: object, fields = 'userErrors { code }') => {
    const data = await client.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, {
      input,
    });
    expect([name, at(data, name, 'userErrors')]).toEqual([name, []]);
  };
  shop.sandbox.set({ doubleOptIn: true });
  await send('register', 'RegisterInput', {
    ...person,
    email: newEmail(),
    password: PASSWORD,
    acceptedDataProtection: true,
  });
  shop.sandbox.set({ doubleOptIn: false });
  const [customer] = shop.demo.customers;
  await send('requestPasswordRecovery', 'EmailInput', { email: customer?.email });
  await send('subscribeNewsletter', 'SubscribeNewsletterInput', { email: newEmail() });
  await send('addToCart', 'AddToCartInput', {
    items: [{ productId: textAt(facts, 'suggest', 'products', 0, 'id') }],
  });
  await send('setGuestCustomer', 'SetGuestCustomerInput', { ...person, email: newEmail() });
  const cartHash = textAt(await client.ask('{ cart { hash } }'), 'cart', 'hash');
  await send('placeOrder', 'PlaceOrderInput', { idempotencyKey: newEmail(), cartHash, termsAccepted: true });
}

for (const locale of ['de-DE', 'en-GB']) {
  test(`mails in ${locale} name the shop as sender and contain no words of another`, async ({ shop }) => {
    const strange = foreignWords(shop.demo, 'kontor');
    await sendMails(shop, locale);
    const mails = shop.sandbox.mails();
    expect(mails).toHaveLength(4);
    const amount = locale === 'de-DE' ? /Total: \d+,\d\d\s€/ : /Total: €\d+\.\d\d/;
    expect(mails.filter(({ text }) => amount.test(text))).toHaveLength(1);
    for (const { from, subject, text } of mails) {
      expect(from).toBe('Pedalhof');
      expect(strange(`${subject}\n${text}`)).toEqual([]);
    }
  });
}

test('an order paid in advance is delivered after the payment, without a date', async ({ shopper }) => {
  await putInCart(shopper, '/antrieb/ketten-kassetten/kette-10-fach-114-glieder/');
  await shopper.open('/checkout');
  const address = { street: 'Lindenallee 12', zipcode: '20099', city: 'Hamburg' };
  await fillGuest(shopper, { ...GUEST, ...address, email: newEmail() });
  await expect(shopper.see('cart-arrival').first()).toBeVisible();
  await shopper.page.getByLabel(/^Vorkasse/).check();
  await expect(shopper.see('cart-arrival')).toHaveCount(0);
  await shopper.field('checkout.terms').check();
  await shopper.button('checkout.place').click();
  const steps = shopper.page.getByRole('list', { name: words('success.steps') });
  await expect(steps.getByRole('listitem').last()).toHaveText(/^Lieferung\s*Nach Zahlungseingang$/);
});

test('an empty category and a missing page link to other categories and to the phone', async ({
  shopper,
  shop,
}) => {
  shopper.allowConsoleErrors(/404/);
  const empty = shop.demo.categories.byKey('child-seats');
  const path = shop.demo.paths.find(({ foreignKey, lang }) => foreignKey === empty?.id && lang === 'de');
  for (const address of [`/${path?.seoPathInfo}`, '/not/there']) {
    await shopper.open(address);
    await expect(shopper.page.getByTestId('search-category-link').first()).toBeVisible();
    await expect(shopper.see('listing-filter-bar')).toBeHidden();
    // From the footer menu.
    await expect(shopper.see('contact-line').getByRole('link', { name: /^04401/ })).toBeVisible();
  }
});

test('the telephone number is visible in the footer menu, also on phones', async ({ shopper }) => {
  await shopper.open('/');
  const links = shopper
    .see('footer')
    .getByRole('link', { name: /^04401/ })
    .filter({ visible: true });
  for (const width of [1440, 390]) {
    await shopper.page.setViewportSize({ width, height: 844 });
    await expect(links).toHaveCount(1);
  }
});

test('a reduced article has its lowest price of 30 days', async ({ shopper }) => {
  await shopper.open('/beleuchtung/frontlicht-nachteule-70-lux/');
  await expect(shopper.page.getByText('Niedrigster Preis der letzten 30 Tage: 74,90 €')).toBeVisible();
});
