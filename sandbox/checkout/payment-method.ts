import { type Entity, entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { accountFields } from '../shops/derive/account-fields.ts';
import { paymentMethodId } from '../shops/derive/ids.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../shops/model/checkout.ts';
import type { Lang } from '../shops/model/text.ts';

/** Also an inactive one. */
export function paymentMethodById(shop: Shop, id: string | undefined): DemoPaymentMethod | undefined {
  return shop.catalogue.paymentMethods.find(({ key }) => paymentMethodId(key) === id);
}

export function activePaymentMethods(shop: Shop): DemoPaymentMethod[] {
  return shop.catalogue.paymentMethods.filter(({ key }) => !shop.switches.inactivePaymentMethods.has(key));
}

/** What Shopware calls its own handlers, whatever the method is called. */
const HANDLER_NAMES: Readonly<Partial<Record<DemoPaymentMethod['handler'], string>>> = {
  invoice: 'invoice_payment',
  prepayment: 'pre_payment',
  cash: 'cash_payment',
};

/** `asynchronous`: paying happens on another page. */
export function paymentMethodEntity(shop: Shop, method: DemoPaymentMethod, lang: Lang): Entity {
  const name = method.name[lang];
  const description = method.description[lang];
  const asynchronous = method.handler === 'asynchronous' && !shop.switches.appsPayOffline;
  return entity(
    'payment_method',
    paymentMethodId(method.key),
    {
      name,
      distinguishableName: name,
      description,
      position: shop.catalogue.paymentMethods.indexOf(method) + 1,
      active: !shop.switches.inactivePaymentMethods.has(method.key),
      afterOrderEnabled: true,
      translations: null,
      mediaId: null,
      media: null,
      shortName: HANDLER_NAMES[method.handler] ?? `acme_${method.key.replaceAll('-', '_')}`,
      technicalName: `payment_${method.key.replaceAll('-', '_')}`,
      ...(shop.switches.paymentKinds
        ? { synchronous: !asynchronous, asynchronous, prepared: false, refundable: false, recurring: false }
        : {}),
    },
    { name, distinguishableName: name, description, customFields: accountFields(method) },
  );
}

/** `total` in CHF. */
export function paymentAllows(
  method: DemoPaymentMethod,
  total: number,
  shipping: DemoShippingMethod | undefined,
): boolean {
  const { total: limits, shippingMethods } = method;
  if (shippingMethods && !(shipping && shippingMethods.includes(shipping.key))) return false;
  return total >= (limits?.min ?? 0) && total <= (limits?.max ?? Number.POSITIVE_INFINITY);
}
