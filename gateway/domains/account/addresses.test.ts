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
  test('is missing without a login and creates no session', async () => {
    const shopper = new Shopper(gateway.url);
    expect(await bookOf(shopper)).toEqual([]);
    expect(shopper.cookies.size).toBe(0);
  });

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

  test('contains added, changed, default and removed addresses', async () => {
    const { shopper } = await newCustomer(gateway);
    const { address } = await swissAddress(shopper);
    const home = textAt((await bookOf(shopper))[0], 'id');
    const added = await change(shopper, 'createAddress', 'CreateAddressInput', {
      address: {
        ...address,
        street: 'Marktgasse 2',
        city: 'Bern',
        zipcode: '3011',
        phone: '+41 31 555 01 01',
      },
      defaultShipping: true,
    });
    expect(added).toMatchObject({
      address: {
        firstName: 'Rita',
        lastName: 'Recht',
        street: 'Marktgasse 2',
        phone: '+41 31 555 01 01',
        country: { isoCode: 'CH' },
        isDefaultBilling: false,
        isDefaultShipping: true,
      },
      userErrors: [],
    });
    expect(at(added, 'addresses')).toHaveLength(2);
    const id = textAt(added, 'address', 'id');

    const changed = await change(shopper, 'updateAddress', 'UpdateAddressInput', {
      id,
      address: { ...address, firstName: 'Lia', company: 'Atelier', additional: '2. Stock' },
    });
    expect(at(changed, 'address')).toMatchObject({
      firstName: 'Lia',
      lastName: 'Recht',
      company: 'Atelier',
      additional: '2. Stock',
      phone: '+41 31 555 01 01',
    });

    const emptied = await change(shopper, 'updateAddress', 'UpdateAddressInput', {
      id,
      address: { company: null },
    });
    expect(at(emptied, 'address')).toMatchObject({ firstName: 'Lia', company: null, additional: '2. Stock' });
    const blank = await change(shopper, 'updateAddress', 'UpdateAddressInput', {
      id,
      address: { street: null },
    });
    expect(at(blank, 'userErrors')).toEqual([{ code: 'REQUIRED', field: ['address', 'street'] }]);

    expect(at(await change(shopper, 'deleteAddress', 'IdInput', { id }), 'userErrors')).toEqual([
      { code: 'ADDRESS_IS_DEFAULT', field: ['id'] },
    ]);
    const preferred = await prefer(shopper, { id: home, defaultShipping: true });
    expect(at(preferred, 'address')).toMatchObject({
      id: home,
      isDefaultBilling: true,
      isDefaultShipping: true,
    });
    const bills = await prefer(shopper, { id, defaultBilling: true });
    expect(at(bills, 'address')).toMatchObject({ id, isDefaultBilling: true, isDefaultShipping: false });
    await prefer(shopper, { id: home, defaultBilling: true });
    const removed = await change(shopper, 'deleteAddress', 'IdInput', { id });
    expect(removed).toMatchObject({ address: null, addresses: [{ id: home }], userErrors: [] });
  });

  test('rejects access to the address of another customer', async () => {
    const { shopper: other } = await newCustomer(gateway);
    const { shopper } = await newCustomer(gateway);
    const { address } = await swissAddress(shopper);
    const id = textAt((await bookOf(other))[0], 'id');
    const refused = { userErrors: [{ code: 'ADDRESS_NOT_FOUND' }] };
    expect(await change(shopper, 'updateAddress', 'UpdateAddressInput', { id, address })).toMatchObject(
      refused,
    );
    expect(await change(shopper, 'deleteAddress', 'IdInput', { id })).toMatchObject(refused);
    expect(await change(shopper, 'deleteAddress', 'IdInput', { id: 'x/../y' })).toMatchObject(refused);
    expect(await prefer(shopper, { id, defaultBilling: true })).toMatchObject(refused);
    expect(at(await change(shopper, 'deleteAddress', 'IdInput', { id: '' }), 'userErrors')).toEqual([
      { code: 'REQUIRED', field: ['id'] },
    ]);
    expect(await bookOf(other)).toHaveLength(1);
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

describe('in the checkout', () => {
  const CHOOSE = `{ checkout { billingAddress { id } shippingAddress { id } } userErrors { code field } }`;
  const choose = async (shopper: Shopper, kind: 'Shipping' | 'Billing', id: string) => {
    const name = `set${kind}Address`;
    const data = await shopper.ask(`mutation ($id: ID!) { ${name}(input: { id: $id }) ${CHOOSE} }`, { id });
    return data[name];
  };

  test('lets a customer choose billing and shipping address', async () => {
    const { shopper } = await newCustomer(gateway);
    await addToCart(shopper, await buyableProduct(shopper));
    const { address } = await swissAddress(shopper);
    const home = textAt((await bookOf(shopper))[0], 'id');
    const added = await change(shopper, 'createAddress', 'CreateAddressInput', { address });
    const id = textAt(added, 'address', 'id');
    expect(await choose(shopper, 'Shipping', id)).toEqual({
      checkout: { billingAddress: { id: home }, shippingAddress: { id } },
      userErrors: [],
    });
    expect(await choose(shopper, 'Billing', id)).toEqual({
      checkout: { billingAddress: { id }, shippingAddress: { id } },
      userErrors: [],
    });
  });

  test('requires the id of an address of the customer', async () => {
    const { shopper: other } = await newCustomer(gateway);
    const { shopper } = await newCustomer(gateway);
    const foreign = textAt((await bookOf(other))[0], 'id');
    for (const [id, code] of [
      [' ', 'REQUIRED'],
      ['x', 'ADDRESS_NOT_FOUND'],
      [foreign, 'ADDRESS_NOT_FOUND'],
    ] as const) {
      expect(at(await choose(shopper, 'Shipping', id), 'userErrors')).toEqual([{ code, field: ['id'] }]);
      expect(at(await choose(shopper, 'Billing', id), 'userErrors')).toEqual([{ code, field: ['id'] }]);
    }
  });

  test('offers a visitor no addresses', async () => {
    const shopper = new Shopper(gateway.url);
    expect(await choose(shopper, 'Shipping', '0'.repeat(32))).toEqual({
      checkout: null,
      userErrors: [{ code: 'NOT_LOGGED_IN', field: null }],
    });
    await addToCart(shopper, await buyableProduct(shopper));
    expect(at(await choose(shopper, 'Shipping', '0'.repeat(32)), 'userErrors', 0, 'code')).toBe(
      'NOT_LOGGED_IN',
    );
    await identify(shopper);
    expect(await bookOf(shopper)).toHaveLength(1);
  });
});
