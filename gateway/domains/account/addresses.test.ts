import { describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, swissAddress } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const gateway = testGateway();

const ADDRESS =
  'id firstName lastName street additional company zipcode city phone country { isoCode } isDefaultBilling isDefaultShipping';
const PAYLOAD = `{ address { ${ADDRESS} } addresses { ${ADDRESS} } userErrors { code field } }`;

async function change(shopper: Shopper, mutation: string, type: string, input: unknown) {
  const data = await shopper.ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) ${PAYLOAD} }`, {
    input,
  });
  return data[mutation];
}

const prefer = (shopper: Shopper, input: Readonly<Record<string, unknown>>) =>
  change(shopper, 'updateAddress', 'UpdateAddressInput', input);

async function bookOf(shopper: Shopper): Promise<readonly unknown[]> {
  const { session } = await shopper.ask(`{ session { customer { addresses { ${ADDRESS} } } } }`);
  const addresses = at(session, 'customer', 'addresses');
  return Array.isArray(addresses) ? addresses : [];
}

describe('the address book', () => {
  test('lets a guest change a part of their address, which the checkout shows', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, await buyableProduct(shopper));
    await identify(shopper);
    const [home] = await bookOf(shopper);
    const changed = await change(shopper, 'updateAddress', 'UpdateAddressInput', {
      id: textAt(home, 'id'),
      address: { street: 'Bergweg 2' },
    });
    expect(changed).toMatchObject({
      address: { ...(home as object), street: 'Bergweg 2' },
      userErrors: [],
    });
    const { checkout } = await shopper.ask(
      '{ checkout { canOrder billingAddress { street } shippingAddress { street } } }',
    );
    expect(checkout).toEqual({
      canOrder: true,
      billingAddress: { street: 'Bergweg 2' },
      shippingAddress: { street: 'Bergweg 2' },
    });
  });

  test('keeps absent fields, empties null ones, and deletes an address that is not the default', async () => {
    const { shopper } = await newCustomer(gateway);
    const { address } = await swissAddress(shopper);
    const home = textAt((await bookOf(shopper))[0], 'id');
    const added = await change(shopper, 'createAddress', 'CreateAddressInput', {
      address: { ...address, company: 'Atelier', phone: '+41 31 555 01 01' },
      defaultShipping: true,
    });
    const id = textAt(added, 'address', 'id');
    const update = (fields: object) =>
      change(shopper, 'updateAddress', 'UpdateAddressInput', { id, address: fields });
    expect(at(await update({ firstName: 'Lia', company: null }), 'address')).toMatchObject({
      firstName: 'Lia',
      lastName: 'Recht',
      company: null,
      phone: '+41 31 555 01 01',
      isDefaultBilling: false,
      isDefaultShipping: true,
    });
    expect(at(await update({ street: null }), 'userErrors')).toEqual([
      { code: 'REQUIRED', field: ['address', 'street'] },
    ]);
    expect(at(await change(shopper, 'deleteAddress', 'IdInput', { id }), 'userErrors')).toEqual([
      { code: 'ADDRESS_IS_DEFAULT', field: ['id'] },
    ]);
    await prefer(shopper, { id: home, defaultShipping: true });
    const removed = await change(shopper, 'deleteAddress', 'IdInput', { id });
    expect(removed).toMatchObject({ address: null, addresses: [{ id: home }], userErrors: [] });
  });

  test.each([
    ['updateAddress', '{ id: $id, address: { street: "Bergweg 2" } }'],
    ['updateAddress', '{ id: $id, defaultBilling: true }'],
    ['deleteAddress', '{ id: $id }'],
    ['setShippingAddress', '{ id: $id }'],
    ['setBillingAddress', '{ id: $id }'],
  ])('rejects the id of an address of another customer: %s %s', async (mutation, input) => {
    const { shopper: other } = await newCustomer(gateway);
    const { shopper } = await newCustomer(gateway);
    const foreign = await bookOf(other);
    for (const [id, code] of [
      [textAt(foreign[0], 'id'), 'ADDRESS_NOT_FOUND'],
      ['x/../y', 'ADDRESS_NOT_FOUND'],
      [' ', 'REQUIRED'],
    ] as const) {
      const data = await shopper.ask(
        `mutation ($id: ID!) { ${mutation}(input: ${input}) { userErrors { code } } }`,
        { id },
      );
      expect(at(data, mutation, 'userErrors')).toEqual([{ code }]);
    }
    expect(await bookOf(other)).toEqual(foreign);
  });

  test('requires a login for changes', async () => {
    const shopper = new Shopper(gateway.url);
    const { address } = await swissAddress(shopper);
    expect(await change(shopper, 'createAddress', 'CreateAddressInput', { address })).toEqual({
      address: null,
      addresses: [],
      userErrors: [{ code: 'NOT_LOGGED_IN', field: null }],
    });
  });
});
