import { type Call, param } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import { failure, invalidUuid, notLoggedIn, violations } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import type { Entity } from '../shop/entity.ts';
import { isId, newToken } from '../shop/ids.ts';
import { addressRecord, addressViolations, checkAddressIds } from './address-check.ts';
import { addressEntity } from './address-entity.ts';
import { customerEntity } from './customer-entity.ts';
import type { CustomerRecord } from './customer-record.ts';
import { register } from './register.ts';
import { confirmRegistration } from './register-confirm.ts';

/**
 * The session's customer or guest.
 * @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN
 */
export function customerOf(call: Call): CustomerRecord {
  const customer = call.shop.customers.get(call.session.customerId ?? '');
  if (customer === undefined) throw notLoggedIn();
  return customer;
}

function listAddresses(call: Call): Entity {
  const entities = customerOf(call).addresses.map((address) => addressEntity(address, call.view.lang));
  return listEntities('customer_address', entities, parseCriteria(call.body));
}

/** POST and PATCH of an address (recordings 111–113, 367–371). */
function saveAddress(call: Call): Entity {
  const customer = customerOf(call);
  const id = call.params['addressId'];
  if (id !== undefined) ownAddress(customer, id);
  checkAddressIds(call.body);
  const found = addressViolations(call.body, '');
  if (found.length > 0) throw violations(found);
  const address = addressRecord(call.body, customer.id, id);
  const others = customer.addresses.filter((other) => other.id !== address.id);
  call.shop.customers.put(customer.id, { ...customer, addresses: [...others, address] });
  return addressEntity(address, call.view.lang);
}

function ownAddress(customer: CustomerRecord, id: string): void {
  if (!isId(id)) throw invalidUuid(id);
  if (customer.addresses.some((address) => address.id === id)) return;
  throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', `Customer address with id "${id}" not found.`, {
    addressId: id,
  });
}

/** DELETE /account/address/{addressId}; a default address stays (recording 115). */
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

/** POST /account/logout: another token, without customer and cart (recording 878). */
function logOut(call: Call): Entity {
  customerOf(call);
  call.shop.contexts.delete(call.reply.token);
  call.shop.carts.delete(call.reply.token);
  call.reply.token = newToken();
  return { apiAlias: 'array_struct', redirectUrl: null };
}

/** What of the account a guest order needs. */
export function addAccountRoutes(router: Router): void {
  router.add('POST', '/store-api/account/register', register);
  router.add('POST', '/store-api/account/register-confirm', confirmRegistration);
  router.add('GET|POST', '/store-api/account/customer', (call) => customerEntity(call, customerOf(call)));
  router.add('GET|POST', '/store-api/account/list-address', listAddresses);
  router.add('POST', '/store-api/account/address', saveAddress);
  router.add('PATCH', '/store-api/account/address/{addressId}', saveAddress);
  router.add('DELETE', '/store-api/account/address/{addressId}', deleteAddress);
  router.add('POST', '/store-api/account/logout', logOut);
}
