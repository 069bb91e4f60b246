import { type Call, textOf } from '../../protocol/call.ts';
import { isTruthy } from '../../protocol/criteria.ts';
import { refuse } from '../../protocol/errors.ts';
import { idOf, paymentMethodId } from '../../shops/derive/ids.ts';
import { isObject } from '../../shops/shape.ts';
import { DEFAULT_GROUP } from '../../state/channel.ts';
import { type Entity, newId, nextNumber, stamp } from '../../state/entity.ts';
import type { AddressRecord, CustomerRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { activePaymentMethods } from '../channel/methods.ts';
import { mailShopper } from '../mail.ts';
import { raceGap } from '../session/current.ts';
import { addressViolations, registrationViolations, vatIdsOf } from './checks.ts';
import { emailHash, moveSession } from './customers.ts';

/**
 * Creates a customer or guest, and logs in with a new token unless the address must be confirmed (cases 100, 102, 312).
 * @throws all violations together
 */
export async function registerCustomer(call: Call): Promise<CustomerRecord> {
  const { shop, body } = call;
  const isGuest = isTruthy(body['guest']);
  const billing = withNames(body, isObject(body['billingAddress']) ? body['billingAddress'] : {});
  const shipping = isObject(body['shippingAddress']) ? withNames(body, body['shippingAddress']) : null;
  const ofAddresses = [
    ...addressViolations(call, billing, '/billingAddress'),
    ...(shipping === null ? [] : addressViolations(call, shipping, '/shippingAddress')),
  ];
  refuse([...registrationViolations(call, isGuest, billing), ...ofAddresses]);
  await raceGap(shop);
  const customer = registered(call, billing, shipping);
  shop.customers.set(customer.id, customer);
  if (customer.doubleOptInRegistration) {
    const { email, hash } = customer;
    const link = `${linkBase(call)}/registration/confirm?em=${emailHash(email)}&hash=${hash}`;
    mailShopper(call, 'confirmation', email, `\n\n${link}`);
  } else {
    moveSession(call, customer);
    if (!isGuest) sendWelcome(call, customer);
  }
  return customer;
}

function withNames({ firstName, lastName, salutationId }: Entity, address: Entity): Entity {
  return { firstName, lastName, salutationId, ...address };
}

export function addressRecord(address: Entity, id = newId()): AddressRecord {
  return {
    id,
    countryId: textOf(address, 'countryId') ?? '',
    countryStateId: textOf(address, 'countryStateId'),
    salutationId: textOf(address, 'salutationId') ?? idOf('salutation', 'not_specified'),
    firstName: textOf(address, 'firstName') ?? '',
    lastName: textOf(address, 'lastName') ?? '',
    street: textOf(address, 'street') ?? '',
    zipcode: textOf(address, 'zipcode') ?? '',
    city: textOf(address, 'city') ?? '',
    company: textOf(address, 'company'),
    phoneNumber: textOf(address, 'phoneNumber'),
    additionalAddressLine1: textOf(address, 'additionalAddressLine1'),
  };
}

type CustomerFields = Partial<CustomerRecord> &
  Pick<
    CustomerRecord,
    'guest' | 'email' | 'password' | 'firstName' | 'lastName' | 'languageId' | 'addresses'
  >;

/** A customer with Shopware's defaults for absent fields; the first address is the default one. */
export function newCustomer(shop: Shop, fields: CustomerFields): CustomerRecord {
  const [payment] = activePaymentMethods(shop);
  const defaultAddressId = fields.addresses[0]?.id ?? '';
  return {
    id: newId(),
    customerNumber: nextNumber(shop.customers.all().at(-1)?.customerNumber),
    createdAt: stamp(),
    salutationId: idOf('salutation', 'not_specified'),
    title: null,
    company: null,
    vatIds: null,
    accountType: 'private',
    active: true,
    doubleOptInRegistration: false,
    doubleOptInConfirmDate: null,
    hash: null,
    defaultBillingAddressId: defaultAddressId,
    defaultShippingAddressId: defaultAddressId,
    groupId: DEFAULT_GROUP.id,
    requestedGroupId: null,
    defaultPaymentMethodId: payment === undefined ? '' : paymentMethodId(payment.key),
    ...fields,
  };
}

function registered(
  { shop, body, language }: Call,
  billing: Entity,
  shipping: Entity | null,
): CustomerRecord {
  const guest = isTruthy(body['guest']);
  const addresses = [billing, ...(shipping === null ? [] : [shipping])].map((one) => addressRecord(one));
  const optIn = guest ? shop.switches.doubleOptInGuest : shop.switches.doubleOptIn;
  return newCustomer(shop, {
    guest,
    email: textOf(body, 'email') ?? '',
    password: guest ? null : String(body['password']),
    salutationId: textOf(body, 'salutationId') ?? idOf('salutation', 'not_specified'),
    title: textOf(body, 'title'),
    firstName: textOf(body, 'firstName') ?? '',
    lastName: textOf(body, 'lastName') ?? '',
    company: textOf(billing, 'company') ?? textOf(body, 'company'),
    vatIds: vatIdsOf(body),
    accountType: body['accountType'] === 'business' ? 'business' : 'private',
    languageId: language.id,
    doubleOptInRegistration: optIn,
    hash: optIn ? newId() : null,
    addresses,
    defaultShippingAddressId: addresses.at(-1)?.id ?? '',
    requestedGroupId: textOf(body, 'requestedGroupId'),
  });
}

/** The address of the storefront that a request names. */
export function linkBase({ body }: Call): string {
  return (textOf(body, 'storefrontUrl') ?? '').replace(/\/+$/, '');
}

export function sendWelcome(call: Call, { email }: CustomerRecord): void {
  mailShopper(call, 'welcome', email, `\n\n${email}`);
}
