import { type Call, hasAssociation, type Routes } from '../protocol/call.ts';
import { isTruthy, listEntities, parseCriteria } from '../protocol/criteria.ts';
import { checkedId, doesNotExist, notLoggedIn, refuse } from '../protocol/errors.ts';
import { customerEntity } from '../rules/account/customers.ts';
import { availableMethods, calculateCart } from '../rules/cart/calculate.ts';
import { shippingLocation } from '../rules/cart/delivery.ts';
import {
  countryEntity,
  currencyEntity,
  languageEntity,
  salesChannelEntity,
  salutationEntities,
} from '../rules/channel/entities.ts';
import {
  activePaymentMethods,
  activeShippingMethods,
  offeredShippingMethod,
  paymentMethodById,
  paymentMethodEntity,
  shippingMethodById,
  shippingMethodEntity,
} from '../rules/channel/methods.ts';
import { currentSession, matchingRules, pricingOf, raceGap } from '../rules/session/current.ts';
import {
  COUNTRIES,
  CURRENCIES,
  countryById,
  currencyById,
  languageById,
  languagesOf,
  SALES_CHANNEL_ID,
  stateExists,
} from '../state/channel.ts';
import { type Entity, LIVE_VERSION } from '../state/entity.ts';
import { emptyCart } from '../state/records.ts';

function readContext(call: Call): Entity {
  const { shop, view, session } = call;
  const { lang } = view;
  const current = currentSession(shop, session);
  const { currency, customer, payment, shipping } = current;
  const cart = shop.carts.get(session.token) ?? emptyCart(session.token);
  const { positions } = calculateCart(shop, cart, current, { ...view, currency });
  const rules = matchingRules(shop, current, positions / currency.factor);
  return {
    token: call.reply.token,
    currency: currencyEntity(currency, lang),
    salesChannel: salesChannelEntity(shop, view),
    customer: customer === undefined ? null : customerEntity(call, customer),
    paymentMethod: payment === undefined ? null : paymentMethodEntity(shop, payment, view),
    shippingMethod: shipping === undefined ? null : offeredShippingMethod(shop, shipping, lang),
    shippingLocation: shippingLocation(current, lang),
    context: {
      source: { type: 'sales-channel', salesChannelId: SALES_CHANNEL_ID },
      ruleIds: rules.all,
      currencyId: currency.id,
      versionId: LIVE_VERSION,
      currencyFactor: currency.factor,
      taxState: pricingOf(shop, current).taxState,
      apiAlias: 'context',
    },
    areaRuleIds: rules.areas,
    apiAlias: 'sales_channel_context',
  };
}

function hasAddress({ shop, session }: Call, id: string): boolean {
  const addresses = shop.customers.get(session.customerId ?? '')?.addresses ?? [];
  return addresses.some((address) => address.id === id);
}

/** Whether an id of a session exists. */
const EXISTS: Readonly<Record<string, (call: Call, id: string) => boolean>> = {
  currencyId: (_call, id) => currencyById(id) !== undefined,
  languageId: (_call, id) => languageById(id) !== undefined,
  paymentMethodId: ({ shop }, id) => paymentMethodById(shop, id) !== undefined,
  shippingMethodId: ({ shop }, id) => shippingMethodById(shop, id) !== undefined,
  countryId: (_call, id) => countryById(id) !== undefined,
  countryStateId: (_call, id) => stateExists(id),
  shippingAddressId: hasAddress,
  billingAddressId: hasAddress,
};

/**
 * Checks every id, then stores them (cases 531–563).
 * @throws FRAMEWORK__INVALID_UUID, ENTITY_DOES_NOT_EXISTS, CHECKOUT__CUSTOMER_NOT_LOGGED_IN for an address without a customer
 */
async function switchContext(call: Call): Promise<Entity> {
  const changes = Object.keys(EXISTS)
    .filter((field) => call.body[field])
    .map((field) => [field, String(call.body[field])] as const);
  if (changes.some(([field]) => field.endsWith('AddressId')) && call.session.customerId === undefined)
    throw notLoggedIn();
  for (const [, id] of changes) checkedId(id);
  refuse(
    changes
      .filter(([field, id]) => !EXISTS[field]?.(call, id))
      .map(([field, id]) => doesNotExist(`/${field}`, id)),
  );
  const { reply, shop } = call;
  const stored = shop.contexts.get(reply.token) ?? { token: reply.token };
  // Without a lock, as in Shopware: of two parallel changes one can be lost.
  await raceGap(shop);
  shop.contexts.set(reply.token, { ...stored, ...Object.fromEntries(changes) });
  return { apiAlias: 'array_struct', redirectUrl: null };
}

function list(entityName: string, build: (call: Call) => readonly Entity[]): (call: Call) => Entity {
  return (call) => listEntities(entityName, build(call), parseCriteria(call.body));
}

function paymentMethods(call: Call): Entity[] {
  const { shop, view, body } = call;
  const methods = isTruthy(body['onlyAvailable'])
    ? availableMethods(call).payments
    : activePaymentMethods(shop);
  return methods.map((method) => paymentMethodEntity(shop, method, view));
}

function shippingMethods({ shop, view, body }: Call): Entity[] {
  const loads = { deliveryTime: true, prices: hasAssociation(body, 'prices') };
  return activeShippingMethods(shop).map((method) => shippingMethodEntity(shop, method, view.lang, loads));
}

export const SESSION_ROUTES: Routes = {
  'GET /context': readContext,
  'PATCH /context': switchContext,
  'POST /language': list('language', ({ shop }) => languagesOf(shop).map(languageEntity)),
  // Shopware returns a bare list.
  'POST /currency': ({ view }) => CURRENCIES.map((currency) => currencyEntity(currency, view.lang)),
  'POST /country': list('country', ({ view }) => COUNTRIES.map((one) => countryEntity(one, view.lang))),
  'POST /salutation': list('salutation', ({ view }) => salutationEntities(view.lang)),
  'POST /payment-method': list('payment_method', paymentMethods),
  'POST /shipping-method': list('shipping_method', shippingMethods),
};
