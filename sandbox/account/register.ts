import { activePaymentMethods } from '../checkout/payment-method.ts';
import type { Call } from '../server/call.ts';
import { isTruthy, toNumber } from '../server/criteria.ts';
import { ShopwareError, violations } from '../server/errors.ts';
import { raceGap } from '../session/context-store.ts';
import { STANDARD_GROUP_ID } from '../session/customer-group.ts';
import { type Entity, isObject, stamp } from '../shop/entity.ts';
import { newId, nextNumber } from '../shop/ids.ts';
import { idOf, paymentMethodId } from '../shops/derive/ids.ts';
import { addressRecord, addressViolations, checkAddressIds } from './address-check.ts';
import { numbersAsTexts, textOf } from './check.ts';
import { customerEntity } from './customer-entity.ts';
import type { CustomerRecord } from './customer-record.ts';
import { moveSession } from './log-in.ts';
import { hashPassword } from './password.ts';
import { registrationViolations } from './register-check.ts';
import { sendConfirmation, sendWelcome } from './register-mail.ts';
import { vatIdsOf } from './vat-id.ts';

/**
 * Creates a customer or guest and logs in with a new token that keeps the cart (cases 100, 102, 312). @throws all violations at
 * once
 */
export async function register(call: Call): Promise<Entity> {
  const { shop, body } = call;
  const guest = isTruthy(body['guest']);
  const billing = withNames(body, isObject(body['billingAddress']) ? body['billingAddress'] : {});
  const shipping = isObject(body['shippingAddress']) ? withNames(body, body['shippingAddress']) : undefined;
  checkAddressIds(body);
  for (const address of [billing, shipping]) if (address !== undefined) checkAddressIds(address);
  const found = [
    ...registrationViolations(call, guest, billing),
    ...addressViolations(call, billing, '/billingAddress'),
    ...(shipping === undefined ? [] : addressViolations(call, shipping, '/shippingAddress')),
  ];
  if (found.length > 0) throw violations(found);
  refuseNumbers(call);
  await raceGap(shop);
  const customer = customerRecord(call, guest, billing, shipping);
  shop.customers.put(customer.id, customer);
  if (customer.doubleOptInRegistration) sendConfirmation(call, customer);
  else {
    moveSession(call, customer);
    if (!guest) sendWelcome(call, customer);
  }
  return customerEntity({ ...call, session: shop.contexts.get(call.reply.token) ?? call.session }, customer);
}

/** @throws for a numeric name or password, which Shopware detects only when it writes them */
function refuseNumbers(call: Call): void {
  const found = [
    ...numbersAsTexts(call, call.body, ['password'], ['/0']),
    ...numbersAsTexts(call, call.body, ['firstName', 'lastName'], ['/0', '/0/addresses/0']),
  ];
  if (found.length > 0) throw new ShopwareError(400, found);
}

/** An address without names takes the customer's. */
function withNames(body: Entity, address: Entity): Entity {
  const inherited = Object.fromEntries(
    ['firstName', 'lastName', 'salutationId', 'title'].flatMap((name) =>
      name in body ? [[name, body[name]]] : [],
    ),
  );
  return { ...inherited, ...address };
}

function customerRecord(
  call: Call,
  guest: boolean,
  billing: Entity,
  shipping: Entity | undefined,
): CustomerRecord {
  const { shop, body } = call;
  const id = newId();
  const billingRecord = addressRecord(billing, id);
  const shippingRecord = shipping === undefined ? billingRecord : addressRecord(shipping, id);
  const [payment] = activePaymentMethods(shop);
  const optIn = guest ? shop.switches.doubleOptInGuest : shop.switches.doubleOptIn;
  const [year, month, day] = ['birthdayYear', 'birthdayMonth', 'birthdayDay'].map((name) =>
    toNumber(body[name], 0),
  );
  return {
    id,
    customerNumber: nextNumber(shop.customers.last()?.customerNumber),
    createdAt: stamp(),
    guest,
    email: textOf(body, 'email') ?? '',
    password: guest ? null : hashPassword(String(body['password'])),
    salutationId: textOf(body, 'salutationId') ?? idOf('salutation', 'not_specified'),
    title: textOf(body, 'title'),
    firstName: textOf(body, 'firstName') ?? '',
    lastName: textOf(body, 'lastName') ?? '',
    company: textOf(billing, 'company') ?? textOf(body, 'company'),
    vatIds: vatIdsOf(body),
    accountType: body['accountType'] === 'business' ? 'business' : 'private',
    birthday: year && month && day ? stamp(new Date(Date.UTC(year, month - 1, day))) : null,
    languageId: call.language.id,
    active: true,
    doubleOptInRegistration: optIn,
    doubleOptInConfirmDate: null,
    hash: optIn ? newId() : null,
    defaultBillingAddressId: billingRecord.id,
    defaultShippingAddressId: shippingRecord.id,
    groupId: STANDARD_GROUP_ID,
    requestedGroupId: textOf(body, 'requestedGroupId'),
    defaultPaymentMethodId: payment === undefined ? '' : paymentMethodId(payment.key),
    lastLogin: null,
    addresses: shippingRecord === billingRecord ? [billingRecord] : [billingRecord, shippingRecord],
  };
}
