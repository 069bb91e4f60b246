import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway({
  CUSTOM_FIELDS: 'product.kontor_facts, product.not_set, category.kontor_entries, customer.club, order.club',
});

const PRODUCT = `query ($keys: [String!]!) { search(term: "cocotte", first: 1) { nodes { facts customFields(keys: $keys) } } }`;

test('published custom fields of a product are returned, null where not set', async () => {
  const data = await new Shopper(gateway.url).ask(PRODUCT, { keys: ['kontor_facts', 'not_set'] });
  const product = at(data, 'search', 'nodes', 0);
  expect(at(product, 'facts')).toEqual(expect.any(String));
  expect(at(product, 'customFields')).toEqual({ kontor_facts: at(product, 'facts'), not_set: null });
});

test('a custom field that is not published is an error that names it', async () => {
  const { errors } = await new Shopper(gateway.url).send(PRODUCT, {
    keys: ['kontor_facts', 'purchase_price'],
  });
  expect(at(errors, 0)).toMatchObject({
    message: 'The custom field purchase_price of product is not published',
    extensions: { code: 'BAD_USER_INPUT', field: ['keys', '1'] },
  });
});
