import { type Call, hasAssociation, type Routes } from '../protocol/call.ts';
import { parseCriteria } from '../protocol/criteria.ts';
import { isTruthy } from '../protocol/filter.ts';
import { listEntities } from '../protocol/select.ts';
import { availableMethods } from '../rules/cart/store.ts';
import {
  countryEntity,
  currencyEntity,
  languageEntity,
  salutationEntities,
} from '../rules/channel/entities.ts';
import {
  activePaymentMethods,
  activeShippingMethods,
  paymentMethodEntity,
  shippingMethodEntity,
} from '../rules/channel/methods.ts';
import { readContext, switchContext } from '../rules/session/context.ts';
import { COUNTRIES, CURRENCIES, languagesOf } from '../state/channel.ts';
import type { Entity } from '../state/entity.ts';

function list(entityName: string, build: (call: Call) => readonly Entity[]): (call: Call) => Entity {
  return (call) => listEntities(entityName, build(call), parseCriteria(call.body));
}

function paymentMethods(call: Call): Entity[] {
  const { shop, view, body } = call;
  const methods = isTruthy(body['onlyAvailable'])
    ? availableMethods(call).payments
    : activePaymentMethods(shop);
  return methods.map((method) => paymentMethodEntity(shop, method, view.lang));
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
