import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../gateway.ts';
import { addToCart, buyableProduct, swissAddress } from '../guest.ts';
import { at, Shopper } from '../shopper.ts';

let product: string;

const gateway = testGateway({ ATTEMPTS_PER_MINUTE: '12' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ doubleOptInGuest: true });
  product = await buyableProduct(new Shopper(gateway.url));
});

/** The codes of as many tries in one request to have mails sent. */
async function tries(emails: readonly string[]): Promise<unknown[]> {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  const { salutationId, address } = await swissAddress(shopper);
  const names = emails.map((_, index) => `try${index}`);
  const variables = names.map((name) => `$${name}: SetGuestCustomerInput!`).join(', ');
  const calls = names.map((name) => `${name}: setGuestCustomer(input: $${name}) { userErrors { code } }`);
  const inputs = emails.map((email, index) => [
    `try${index}`,
    { salutationId, firstName: 'A', lastName: 'B', email, billingAddress: address },
  ]);
  const data = await shopper.ask(
    `mutation (${variables}) { ${calls.join('\n')} }`,
    Object.fromEntries(inputs),
  );
  return names.map((name) => at(data, name, 'userErrors', 0, 'code'));
}

const mailsTo = (pattern: RegExp) =>
  gateway.sandbox.controls.mails().filter(({ to }) => pattern.test(to)).length;

test('confirmation mails are limited per address and in total', async () => {
  const codes = await tries(Array.from({ length: 4 }, () => 'victim@example.com'));
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  expect(mailsTo(/victim@/)).toBe(2);
  for (let session = 0; session < 4; session++)
    await tries(Array.from({ length: 4 }, (_, index) => `other-${session}-${index}@example.com`));
  expect(mailsTo(/victim@|other-/)).toBeLessThanOrEqual(12);
});
