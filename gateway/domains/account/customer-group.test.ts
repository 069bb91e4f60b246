import { expect, test } from 'vitest';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { register } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const RESTAURANTS = idOf('customer-group', 'caterers');

const gateway = testGateway();

const QUERY =
  'query ($id: ID!) { customerGroupRegistration(id: $id) { id title introductionHtml metaDescription companiesOnly } }';

test('a customer group with a registration form describes it in the language of the request', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  const data = await shopper.ask(QUERY, { id: RESTAURANTS });
  expect(data['customerGroupRegistration']).toMatchObject({
    id: RESTAURANTS,
    title: 'Account for restaurants',
    introductionHtml: expect.stringMatching(/^<p>For kitchens/),
    companiesOnly: true,
  });
});

test('a group without a registration form does not exist', async () => {
  const shopper = new Shopper(gateway.url);
  for (const id of ['nope', '0'.repeat(32), 'cfbd5018d38d41d8adca10d94fc8bdd6']) {
    expect(await shopper.ask(QUERY, { id })).toEqual({ customerGroupRegistration: null });
    const payload = await register(shopper, { customerGroupId: id });
    expect(at(payload, 'session')).toBeNull();
    expect(at(payload, 'userErrors', 0, 'field')).toEqual(['customerGroupId']);
  }
});

test('the description of a group is public', async () => {
  const query = encodeURIComponent(`{ customerGroupRegistration(id: "${RESTAURANTS}") { title } }`);
  const answer = await fetch(`${gateway.url}/graphql?query=${query}`);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/);
  await answer.text();
});

test('a business waits for acceptance, a private person gets COMPANIES_ONLY', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
  const refused = await register(shopper, { customerGroupId: RESTAURANTS });
  expect(at(refused, 'userErrors')).toMatchObject([
    {
      code: 'COMPANIES_ONLY',
      field: ['accountType'],
      message: 'Cette inscription est réservée aux entreprises.',
    },
  ]);
  const payload = await register(shopper, {
    customerGroupId: RESTAURANTS,
    accountType: 'BUSINESS',
    company: 'Cantine SA',
  });
  expect(at(payload, 'userErrors')).toEqual([]);
  expect(await shopper.ask('{ customer { requestedGroup } }')).toEqual({
    customer: { requestedGroup: 'Restauration' },
  });
  const { customer } = await shopper.ask('{ customer { email } }');
  gateway.sandbox.controls.changeCustomer(textAt(customer, 'email'), { group: 'accept' });
  expect(await shopper.ask('{ customer { requestedGroup } }')).toEqual({
    customer: { requestedGroup: null },
  });
});
