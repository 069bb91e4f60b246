import { type Call, idParam, type Routes } from '../protocol/call.ts';
import { parseCriteria } from '../protocol/criteria.ts';
import { failure, refuse } from '../protocol/errors.ts';
import { listEntities } from '../protocol/select.ts';
import { addressEntity } from '../rules/account/address-entity.ts';
import { addressViolations } from '../rules/account/checks.ts';
import { customerOf } from '../rules/account/customers.ts';
import { addressRecord } from '../rules/account/register.ts';
import type { Entity } from '../state/entity.ts';
import type { AddressRecord, CustomerRecord } from '../state/records.ts';

function listAddresses(call: Call): Entity {
  const entities = customerOf(call).addresses.map((address) => addressEntity(address, call.view.lang));
  return listEntities('customer_address', entities, parseCriteria(call.body));
}

function putAddresses({ shop }: Call, customer: CustomerRecord, addresses: readonly AddressRecord[]): void {
  shop.customers.put(customer.id, { ...customer, addresses });
}

function createAddress(call: Call): Entity {
  const customer = customerOf(call);
  refuse(addressViolations(call, call.body));
  const address = addressRecord(call.body);
  putAddresses(call, customer, [...customer.addresses, address]);
  return addressEntity(address, call.view.lang);
}

/** Replaces the whole address: absent fields become empty (cases 111–113, 367–371). */
function changeAddress(call: Call): Entity {
  const customer = customerOf(call);
  const id = addressIdOf(call, customer);
  refuse(addressViolations(call, call.body));
  const address = addressRecord(call.body, id);
  putAddresses(
    call,
    customer,
    customer.addresses.map((other) => (other.id === id ? address : other)),
  );
  return addressEntity(address, call.view.lang);
}

/** A default address stays (case 115). */
function deleteAddress(call: Call): undefined {
  const customer = customerOf(call);
  const id = addressIdOf(call, customer);
  if (id === customer.defaultBillingAddressId || id === customer.defaultShippingAddressId)
    throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT');
  putAddresses(
    call,
    customer,
    customer.addresses.filter((address) => address.id !== id),
  );
  return undefined;
}

/** @throws CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND for an address of another customer (case 371) */
function addressIdOf(call: Call, { addresses }: CustomerRecord): string {
  const id = idParam(call, 'addressId');
  if (addresses.some((address) => address.id === id)) return id;
  throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
}

function makeDefault(field: 'defaultBillingAddressId' | 'defaultShippingAddressId') {
  return (call: Call): undefined => {
    const customer = customerOf(call);
    call.shop.customers.put(customer.id, { ...customer, [field]: addressIdOf(call, customer) });
    return undefined;
  };
}

export const ADDRESS_ROUTES: Routes = {
  'POST /account/list-address': listAddresses,
  'POST /account/address': createAddress,
  'PATCH /account/address/:addressId': changeAddress,
  'DELETE /account/address/:addressId': deleteAddress,
  'PATCH /account/address/default-billing/:addressId': makeDefault('defaultBillingAddressId'),
  'PATCH /account/address/default-shipping/:addressId': makeDefault('defaultShippingAddressId'),
};
