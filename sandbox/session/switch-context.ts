import { paymentMethodById } from '../checkout/payment-method.ts';
import { shippingMethodById } from '../checkout/shipping-method.ts';
import type { Call } from '../server/call.ts';
import { doesNotExist, invalidUuid, notLoggedIn, violations } from '../server/errors.ts';
import { wrongType } from '../server/violation-text.ts';
import type { Entity } from '../shop/entity.ts';
import { isId } from '../shops/derive/ids.ts';
import { saveContext } from './context-store.ts';
import { countryById, stateExists } from './country.ts';
import { currencyById } from './currency.ts';
import { languageById } from './language.ts';

/** The ids that a session may change, with the entity each names. */
const FIELDS = {
  currencyId: 'currency',
  languageId: 'language',
  paymentMethodId: 'payment_method',
  shippingMethodId: 'shipping_method',
  countryId: 'country',
  countryStateId: 'country_state',
  shippingAddressId: 'customer_address',
  billingAddressId: 'customer_address',
} as const;

type Field = keyof typeof FIELDS;

/**
 * PATCH /store-api/context: checks every id given, then stores them (cases 531–563).
 * @throws INVALID_TYPE_ERROR for a list, FRAMEWORK__INVALID_UUID, ENTITY_DOES_NOT_EXISTS,
 *   CHECKOUT__CUSTOMER_NOT_LOGGED_IN for an address without a customer
 */
export async function switchContext(call: Call): Promise<Entity> {
  const given = Object.keys(FIELDS).filter(
    (name): name is Field => name in FIELDS && isGiven(call.body[name]),
  );
  const wrong = given.filter((field) => typeof call.body[field] !== 'string');
  if (wrong.length > 0)
    throw violations(wrong.map((field) => wrongType(call, `/${field}`, call.body[field], 'string')));
  const changes: [Field, string][] = given.map((field) => [field, String(call.body[field])]);
  if (changes.some(([field]) => field.endsWith('AddressId')) && call.session.customerId === undefined)
    throw notLoggedIn();
  for (const [, id] of changes) if (!isId(id)) throw invalidUuid(id);
  const unknown = changes.filter(([field, id]) => !exists(call, field, id));
  if (unknown.length > 0)
    throw violations(unknown.map(([field, id]) => doesNotExist(FIELDS[field], `/${field}`, id)));
  await saveContext(call, Object.fromEntries(changes));
  return { apiAlias: 'array_struct', redirectUrl: null };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function exists({ shop, session }: Call, field: Field, id: string): boolean {
  switch (field) {
    case 'currencyId':
      return currencyById(id) !== undefined;
    case 'languageId':
      return languageById(id) !== undefined;
    case 'paymentMethodId':
      return paymentMethodById(shop, id) !== undefined;
    case 'shippingMethodId':
      return shippingMethodById(shop, id) !== undefined;
    case 'countryId':
      return countryById(id) !== undefined;
    case 'countryStateId':
      return stateExists(id);
    default:
      return (
        shop.customers.get(session.customerId ?? '')?.addresses.some((address) => address.id === id) ?? false
      );
  }
}
