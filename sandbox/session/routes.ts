import { availableMethods } from '../cart/available-methods.ts';
import { activePaymentMethods, paymentMethodEntity } from '../checkout/payment-method.ts';
import { activeShippingMethods, shippingMethodEntity } from '../checkout/shipping-method.ts';
import { type Call, idParam } from '../server/call.ts';
import { isTruthy, parseCriteria } from '../server/criteria.ts';
import { listEntities } from '../server/entity-list.ts';
import { plainFailure } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { readContext } from './context.ts';
import { COUNTRIES, countryEntity, countryStateEntities } from './country.ts';
import { CURRENCIES, currencyEntity } from './currency.ts';
import { languageEntity, languagesOf } from './language.ts';
import { SALUTATIONS, salutationEntity } from './salutation.ts';
import { switchContext } from './switch-context.ts';

function list(entityName: string, build: (call: Call) => readonly Entity[]): (call: Call) => Entity {
  return (call) => listEntities(entityName, build(call), parseCriteria(call.body));
}

function onlyAvailable(call: Call): boolean {
  const value = call.query['onlyAvailable'] ?? call.body['onlyAvailable'];
  if (typeof value === 'string' && !['', '0', '1', 'true', 'false', 'on', 'off', 'yes', 'no'].includes(value))
    throw plainFailure(
      400,
      'Input value "onlyAvailable" is invalid and flag "FILTER_NULL_ON_FAILURE" was not set.',
    );
  return isTruthy(value);
}

function paymentMethods(call: Call): Entity[] {
  const methods = onlyAvailable(call) ? availableMethods(call).payments : activePaymentMethods(call.shop);
  return methods.map((method) => paymentMethodEntity(call.shop, method, call.view.lang));
}

function shippingMethods(call: Call): Entity[] {
  const methods = onlyAvailable(call) ? availableMethods(call).shippings : activeShippingMethods(call.shop);
  const associations = call.body['associations'];
  const withPrices = isObject(associations) && 'prices' in associations;
  return methods.map((method) => shippingMethodEntity(call.shop, method, call.view.lang, withPrices));
}

export function addSessionRoutes(router: Router): void {
  router.add('GET', '/context', readContext);
  router.add('PATCH', '/context', switchContext);
  router.add(
    'GET|POST',
    '/language',
    list('language', ({ shop, view }) => languagesOf(shop).map((l) => languageEntity(l, view))),
  );
  router.add('GET|POST', '/currency', (call) => {
    const { elements } = listEntities(
      'currency',
      CURRENCIES.map((c) => currencyEntity(c, call.view.lang)),
      parseCriteria(call.body),
    );
    return elements;
  });
  router.add(
    'GET|POST',
    '/country',
    list('country', ({ view }) => COUNTRIES.map((c) => countryEntity(c, view.lang))),
  );
  router.add('GET|POST', '/country-state/:countryId', (call) =>
    listEntities(
      'country_state',
      countryStateEntities(idParam(call, 'countryId'), call.view),
      parseCriteria(call.body),
    ),
  );
  router.add(
    'GET|POST',
    '/salutation',
    list('salutation', ({ view }) => SALUTATIONS.map((key) => salutationEntity(key, view.lang))),
  );
  router.add('GET|POST', '/payment-method', list('payment_method', paymentMethods));
  router.add('GET|POST', '/shipping-method', list('shipping_method', shippingMethods));
}
