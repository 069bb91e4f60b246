import { type Call, idParam, type Routes, SUCCESS, textOf } from '../protocol/call.ts';
import { listEntities, parseCriteria } from '../protocol/criteria.ts';
import {
  checkedId,
  customerNotFound,
  doesNotExist,
  failure,
  notFoundByHash,
  refuse,
  violation,
  violations,
} from '../protocol/errors.ts';
import {
  addressViolations,
  newEmailViolations,
  personViolations,
  required,
  vatIdsOf,
} from '../rules/account/checks.ts';
import {
  accountByEmail,
  accountOf,
  addressEntity,
  customerEntity,
  customerOf,
  emailHash,
  endSessions,
  isImitationToken,
  moveSession,
  restoreSession,
} from '../rules/account/customers.ts';
import { addressRecord, registerCustomer, sendWelcome } from '../rules/account/register.ts';
import { customerGroupEntity } from '../rules/channel/entities.ts';
import { activePaymentMethods } from '../rules/channel/methods.ts';
import { countAttempt, forgetAttempts } from '../rules/rate-limit.ts';
import { raceGap } from '../rules/session/current.ts';
import { paymentMethodId } from '../shops/derive/ids.ts';
import { CUSTOMER_GROUPS } from '../state/channel.ts';
import { type Entity, newToken, stamp } from '../state/entity.ts';
import type { CustomerRecord } from '../state/records.ts';

const REDIRECT: Entity = { apiAlias: 'array_struct', redirectUrl: null };

function currentCustomer(call: Call, customer: CustomerRecord): Entity {
  const session = call.shop.contexts.get(call.reply.token) ?? call.session;
  return customerEntity({ ...call, session }, customer);
}

function change({ shop }: Call, customer: CustomerRecord, fields: Partial<CustomerRecord>): Entity {
  shop.customers.set(customer.id, { ...customer, ...fields });
  return SUCCESS;
}

/** Completes the double opt-in and logs in (cases 338–348). */
function confirmRegistration(call: Call): Entity {
  const { shop, body } = call;
  const hash = textOf(body, 'hash') ?? '';
  const [customer] = shop.customers.where('hash', hash);
  if (customer === undefined) throw notFoundByHash();
  const em = textOf(body, 'em');
  if (em !== null && em !== emailHash(customer.email)) refuse([violation('NOT_EQUAL_ERROR', '/em', em)]);
  if (customer.doubleOptInConfirmDate !== null) throw failure(412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED');
  const confirmed = { ...customer, doubleOptInConfirmDate: stamp() };
  shop.customers.set(customer.id, confirmed);
  moveSession(call, confirmed);
  if (!confirmed.guest) sendWelcome(call, confirmed);
  return currentCustomer(call, confirmed);
}

function badCredentials(): Error {
  return failure(401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS');
}

async function login(call: Call): Promise<Entity> {
  const { shop, body } = call;
  const email = textOf(body, 'username') ?? '';
  countAttempt(call, 'login', email);
  if (email === '' || !body['password']) throw badCredentials();
  const customer = accountByEmail(shop, email);
  if (customer === undefined || !customer.active) throw customerNotFound();
  if (customer.password !== body['password']) throw badCredentials();
  const { id, doubleOptInRegistration, doubleOptInConfirmDate } = customer;
  if (doubleOptInRegistration && doubleOptInConfirmDate === null)
    throw failure(401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', { customerId: id });
  await raceGap(shop);
  restoreSession(call, customer);
  forgetAttempts(call, 'login', email);
  return REDIRECT;
}

/** Also for guests. The token can be used repeatedly, and the context does not show who acts. */
function imitateCustomer(call: Call): Entity {
  const { shop, body } = call;
  const customerId = checkedId(textOf(body, 'customerId') ?? '');
  const userId = checkedId(textOf(body, 'userId') ?? '');
  const customer = shop.customers.get(customerId);
  if (customer === undefined) throw violations([doesNotExist('/customerId', customerId)]);
  if (!isImitationToken(textOf(body, 'token') ?? '', { customerId, userId }))
    throw failure(400, 'CHECKOUT__IMITATE_CUSTOMER_INVALID_TOKEN');
  if (!customer.active) throw customerNotFound();
  restoreSession(call, customer);
  return REDIRECT;
}

/** A customer's session continues under a token that only a login returns; a guest's ends (cases 167, 308, 584, 878). */
function logout(call: Call): Entity {
  const { shop, reply } = call;
  const customer = customerOf(call);
  if (customer.guest) {
    shop.contexts.delete(reply.token);
    shop.carts.delete(reply.token);
  } else moveSession(call, customer);
  reply.token = newToken();
  return REDIRECT;
}

/** A private person has neither company nor VAT id (cases 117, 118, 368). */
function changeProfile(call: Call): Entity {
  const { body } = call;
  const customer = customerOf(call);
  const isBusiness = body['accountType'] === 'business';
  const billing = customer.addresses.find(({ id }) => id === customer.defaultBillingAddressId);
  refuse([
    ...personViolations(body, billing?.countryId ?? null),
    ...(isBusiness ? required(body, 'company') : []),
  ]);
  return change(call, customer, {
    salutationId: textOf(body, 'salutationId') ?? customer.salutationId,
    title: textOf(body, 'title'),
    firstName: textOf(body, 'firstName') ?? '',
    lastName: textOf(body, 'lastName') ?? '',
    accountType: isBusiness ? 'business' : 'private',
    company: isBusiness ? textOf(body, 'company') : null,
    vatIds: isBusiness ? vatIdsOf(body) : null,
  });
}

function changeEmail(call: Call): Entity {
  const customer = accountOf(call);
  refuse(newEmailViolations(call, customer));
  return change(call, customer, { email: textOf(call.body, 'email') ?? '' });
}

function changePaymentMethod(call: Call): Entity {
  const customer = accountOf(call);
  const id = idParam(call, 'paymentMethodId');
  if (!activePaymentMethods(call.shop).some(({ key }) => paymentMethodId(key) === id))
    throw failure(400, 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND');
  return change(call, customer, { defaultPaymentMethodId: id });
}

/** Orders remain (case 386). */
function deleteCustomer(call: Call): void {
  const { shop } = call;
  const { id } = customerOf(call);
  endSessions(shop, id);
  shop.customers.delete(id);
  shop.wishlists.delete(id);
}

function groupRegistration(call: Call): Entity {
  const id = idParam(call, 'customerGroupId');
  const group = CUSTOMER_GROUPS.find((candidate) => candidate.id === id);
  if (group?.registration === undefined)
    throw failure(404, 'CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND');
  return customerGroupEntity(group, call.view.lang);
}

function listAddresses(call: Call): Entity {
  const entities = customerOf(call).addresses.map((address) => addressEntity(address, call.view.lang));
  return listEntities('customer_address', entities, parseCriteria(call.body));
}

/** Creates an address, or replaces a whole one: absent fields become empty (cases 111–113, 367–371). */
function putAddress(call: Call): Entity {
  const customer = customerOf(call);
  const id = call.params['addressId'] === undefined ? undefined : addressIdOf(call, customer);
  refuse(addressViolations(call, call.body));
  const address = addressRecord(call.body, id);
  const { addresses } = customer;
  change(call, customer, {
    addresses:
      id === undefined
        ? [...addresses, address]
        : addresses.map((other) => (other.id === id ? address : other)),
  });
  return addressEntity(address, call.view.lang);
}

/** A default address stays (case 115). */
function deleteAddress(call: Call): void {
  const customer = customerOf(call);
  const id = addressIdOf(call, customer);
  if (id === customer.defaultBillingAddressId || id === customer.defaultShippingAddressId)
    throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT');
  change(call, customer, { addresses: customer.addresses.filter((address) => address.id !== id) });
}

/** @throws CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND for an address of another customer (case 371) */
function addressIdOf(call: Call, { addresses }: CustomerRecord): string {
  const id = idParam(call, 'addressId');
  if (addresses.some((address) => address.id === id)) return id;
  throw failure(400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
}

function makeDefault(field: 'defaultBillingAddressId' | 'defaultShippingAddressId') {
  return (call: Call): void => {
    const customer = customerOf(call);
    change(call, customer, { [field]: addressIdOf(call, customer) });
  };
}

export const ACCOUNT_ROUTES: Routes = {
  'POST /account/register': async (call) => currentCustomer(call, await registerCustomer(call)),
  'POST /account/register-confirm': confirmRegistration,
  'POST /account/login': login,
  'POST /account/login/imitate-customer': imitateCustomer,
  'POST /account/logout': logout,
  'POST /account/customer': (call) => customerEntity(call, customerOf(call)),
  'DELETE /account/customer': deleteCustomer,
  'POST /account/change-profile': changeProfile,
  'POST /account/change-email': changeEmail,
  'POST /account/change-payment-method/:paymentMethodId': changePaymentMethod,
  'GET /customer-group-registration/config/:customerGroupId': groupRegistration,
  'POST /account/list-address': listAddresses,
  'POST /account/address': putAddress,
  'PATCH /account/address/:addressId': putAddress,
  'DELETE /account/address/:addressId': deleteAddress,
  'PATCH /account/address/default-billing/:addressId': makeDefault('defaultBillingAddressId'),
  'PATCH /account/address/default-shipping/:addressId': makeDefault('defaultShippingAddressId'),
};
