import { beforeAll, describe, expect, test } from 'vitest';
import { lastMail, sendForm } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
});

const MESSAGE = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.com',
  phone: '034 422 00 00',
  subject: 'Horaires',
  comment: 'Quand ouvrez-vous ?',
};

/** The contact form in the layout of the page about the shops. */
async function placeOfForm() {
  const data = await shopper.ask(
    `{ page(path: "/fr/kontor/magasins-et-horaires/") { ... on CategoryPage { category { id }
      cms { sections { blocks { slots { ... on CmsForm { slotId } } } sidebar { slots { ... on CmsForm { slotId } } } } } } } }`,
  );
  const [, slotId = ''] = /"slotId":"([0-9a-f]{32})"/.exec(JSON.stringify(data)) ?? [];
  return { slotId, navigationId: textAt(data, 'page', 'category', 'id'), entity: 'CATEGORY' };
}

describe('a form in a layout', () => {
  test('goes to the configured recipient, with the configured message', async () => {
    const payload = await sendForm(shopper, 'CONTACT', MESSAGE, { place: await placeOfForm() });
    expect(payload).toMatchObject({ sent: true });
    expect(textAt(payload, 'confirmation')).not.toBe('');
    expect(textAt(payload, 'confirmation')).not.toContain('<');
    expect(lastMail(gateway, 'laden@kontor.example').text).toContain(MESSAGE.comment);
  });

  test('sends slot and page by the names of Shopware', async () => {
    const { slotId, navigationId } = await placeOfForm();
    await sendForm(shopper, 'CONTACT', MESSAGE, {
      place: { slotId, navigationId, entity: 'LANDING_PAGE' },
    });
    const sent = gateway.upstream.calls.findLast(({ path }) => path === '/store-api/contact-form');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      slotId,
      navigationId,
      entityName: 'landing_page',
    });
  });

  test('rejects malformed ids', async () => {
    const place = { slotId: '../x', navigationId: 'y', entity: 'CATEGORY' };
    await expect(sendForm(shopper, 'CONTACT', MESSAGE, { place })).rejects.toThrow('BAD_USER_INPUT');
  });
});

test('a form outside of layouts goes to the shop', async () => {
  const payload = await sendForm(shopper, 'CONTACT', { ...MESSAGE, subject: 'Ailleurs' });
  expect(at(payload, 'confirmation')).toBeNull();
  expect(lastMail(gateway).subject).toContain('Ailleurs');
});
