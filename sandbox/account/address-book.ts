import { type Call, param } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import { failure, invalidUuid, violations } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { addressRecord, addressViolations, checkAddressIds, checkStorable } from './address-check.ts';
import { addressEntity } from './address-entity.ts';
import { customerOf } from './current-customer.ts';
import type { AddressRecord, CustomerRecord } from './customer-record.ts';

function listAddresses(call: Call): Entity {
  const entities = customerOf(call).addresses.map((address) => addressEntity(address, call.view.lang));
  return listEntities('customer_address', entities, parseCriteria(call.body));
}

/** PATCH replaces the whole address: omitted fields are emptied (cases 111–113, 367–371). */
function saveAddress(call: Call): Entity {
  const customer = customerOf(call);
  const id = call.params['addressId'];
  const before = id === undefined ? undefined : ownAddress(customer, id);
  checkAddressIds(call.body);
  const found = addressViolations(call, call.body, '');
  if (found.length > 0) throw violations(found);
  checkStorable(call, call.body);
  const made = addressRecord(call.body, customer.id, id);
  const address = before === undefined ? made : { ...made, createdAt: before.createdAt };
  const addresses =
    before === undefined
      ? [...customer.addresses, address]
      : customer.addresses.map((other) => (other.id === id ? address : other));
  call.shop.customers.put(customer.id, { ...customer, addresses });
  return addressEntity(address, call.view.lang);
}

/** @throws FRAMEWORK__INVALID_UUID, CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND for another's (case 371) */
function ownAddress(customer: CustomerRecord, id: string): AddressRecord {
  if (!isHexId(id)) throw invalidUuid(id);
  const found = customer.addresses.find((address) => address.id === id);
  if (found !== undefined) return found;
  throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', `Customer address with id "${id}" not found.`, {
    addressId: id,
  });
}

/** DELETE /account/address/{addressId}; a default address stays (case 115). */
function deleteAddress(call: Call): undefined {
  const customer = customerOf(call);
  const id = param(call, 'addressId');
  ownAddress(customer, id);
  if (id === customer.defaultBillingAddressId || id === customer.defaultShippingAddressId) {
    throw failure(
      400,
      'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
      `Customer address with id "${id}" is a default address and cannot be deleted.`,
      { addressId: id },
    );
  }
  call.shop.customers.put(customer.id, {
    ...customer,
    addresses: customer.addresses.filter((address) => address.id !== id),
  });
  return undefined;
}

function makeDefault(
  field: 'defaultBillingAddressId' | 'defaultShippingAddressId',
): (call: Call) => undefined {
  return (call) => {
    const customer = customerOf(call);
    const { id } = ownAddress(customer, param(call, 'addressId'));
    call.shop.customers.put(customer.id, { ...customer, [field]: id });
    return undefined;
  };
}

export function addAddressRoutes(router: Router): void {
  router.add('GET|POST', '/account/list-address', listAddresses);
  router.add('POST', '/account/address', saveAddress);
  router.add('PATCH', '/account/address/:addressId', saveAddress);
  router.add('DELETE', '/account/address/:addressId', deleteAddress);
  router.add('PATCH', '/account/address/default-billing/:addressId', makeDefault('defaultBillingAddressId'));
  router.add(
    'PATCH',
    '/account/address/default-shipping/:addressId',
    makeDefault('defaultShippingAddressId'),
  );
}
