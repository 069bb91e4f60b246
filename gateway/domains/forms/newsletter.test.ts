import { beforeAll, describe, expect, test } from 'vitest';
import { linkIn, newEmail } from '../../testing/customer.ts';
import { errorsByField } from '../../testing/form.ts';
import { testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const PAYLOAD = 'done userErrors { code message field }';
const DONE = { done: true, userErrors: [] };
const reader = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });

async function subscribe(shopper: Shopper, email: string, more: object = {}): Promise<unknown> {
  const query = `mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { ${PAYLOAD} } }`;
  return (await shopper.ask(query, { input: { email, ...more } }))['subscribeNewsletter'];
}
async function confirm(shopper: Shopper, hash: string, em: string): Promise<unknown> {
  const query = `mutation ($input: ConfirmationInput!) { confirmNewsletter(input: $input) { ${PAYLOAD} } }`;
  return (await shopper.ask(query, { input: { token: hash, emailHash: em } }))['confirmNewsletter'];
}
async function unsubscribe(shopper: Shopper, email: string): Promise<unknown> {
  const query = `mutation ($input: EmailInput!) { unsubscribeNewsletter(input: $input) { ${PAYLOAD} } }`;
  return (await shopper.ask(query, { input: { email } }))['unsubscribeNewsletter'];
}

describe('the newsletter', () => {
  test('is subscribed, confirmed twice and unsubscribed', async () => {
    const shopper = reader('fr-CH');
    const email = newEmail();
    expect(await subscribe(shopper, email, { firstName: 'Anne' })).toEqual(DONE);
    const link = linkIn(gateway, email);
    expect(link.pathname).toBe('/fr/newsletter-subscribe');
    const [hash, em] = [link.searchParams.get('hash') ?? '', link.searchParams.get('em') ?? ''];
    expect(await confirm(shopper, hash, em)).toEqual(DONE);
    expect(await confirm(shopper, hash, em)).toEqual(DONE);
    expect(await subscribe(shopper, email)).toEqual(DONE);
    expect(await unsubscribe(shopper, email)).toEqual(DONE);
    // The response does not reveal whether an address was subscribed.
    expect(await unsubscribe(shopper, newEmail())).toEqual(DONE);
  });

  test.each([
    ['de-DE', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['en-GB', 'The e-mail address must be in correct format.'],
    ['fr-CH', 'Veuillez saisir une adresse e-mail valable.'],
  ])('rejects an invalid address in %s', async (locale, message) => {
    for (const email of ['', 'anna', 'anna@', 'a b@example.com']) {
      expect(await subscribe(reader(locale), email)).toEqual({
        done: false,
        userErrors: [{ code: 'EMAIL_INVALID', message, field: ['email'] }],
      });
    }
    expect(errorsByField(await unsubscribe(reader(), 'anna'))).toEqual({ email: 'EMAIL_INVALID' });
  });

  test('rejects a link with one wrong half', async () => {
    const shopper = reader();
    const email = newEmail();
    await subscribe(shopper, email);
    const { searchParams } = linkIn(gateway, email);
    const [hash, em] = [searchParams.get('hash') ?? '', searchParams.get('em') ?? ''];
    for (const [one, other] of [
      [hash, 'x'],
      ['0'.repeat(32), em],
      ['', ''],
    ] as const) {
      expect(errorsByField(await confirm(shopper, one, other))).toEqual({ '': 'LINK_INVALID' });
    }
  });

  test('rejects programs', async () => {
    expect(errorsByField(await subscribe(reader(), newEmail(), { website: 'x' }))).toEqual({
      website: 'FORM_REFUSED',
    });
  });

  describe('that is requested too often', () => {
    const limited = testGateway({ ATTEMPTS_PER_MINUTE: '12' });
    beforeAll(() => limited.sandbox.controls.set({ rateLimits: false }));

    test('is limited per address', async () => {
      const shopper = new Shopper(limited.url);
      const email = newEmail();
      for (let round = 0; round < 2; round++) expect(await subscribe(shopper, email)).toEqual(DONE);
      expect(errorsByField(await subscribe(shopper, email))).toEqual({ '': 'RATE_LIMITED' });
    });
  });
});
