import { accountFields } from '../../../sandbox/shops/derive/account-fields.ts';
import { deliveryTimeId, paymentMethodId, shippingMethodId } from '../../../sandbox/shops/derive/ids.ts';
import { shippingPriceRows } from '../../../sandbox/shops/derive/shipping-prices.ts';
import type { DemoPaymentMethod } from '../../../sandbox/shops/model/checkout.ts';
import { demo } from '../demo.ts';
import { type Step, step } from '../step.ts';
import { type Target, translations } from '../target.ts';
import { price } from './prices.ts';
import { paymentRuleId, rules, shippingRuleId } from './rules.ts';

/** Tax rate in percent of shipping prices. Shopware applies the tax of the goods. */
const SHIPPING_TAX = Math.max(...demo.salesChannel.taxes.map(({ rate }) => rate));

const HANDLERS: Readonly<Partial<Record<DemoPaymentMethod['handler'], string>>> = {
  invoice: 'InvoicePayment',
  prepayment: 'PrePayment',
  cash: 'CashPayment',
};

/** Payment methods with a handler in Shopware; others need an app or plugin. */
export function payableMethods(): DemoPaymentMethod[] {
  return demo.catalogue.paymentMethods.filter(({ handler }) => HANDLERS[handler] !== undefined);
}

/** Rules, shipping methods and payment methods. */
export function checkout(target: Target): Step[] {
  const technicalName = (kind: string, key: string) => `${kind}_${demo.key}_${key.replaceAll('-', '_')}`;
  const shippingMethods = demo.catalogue.shippingMethods.map((method, index) => ({
    id: shippingMethodId(method.key),
    technicalName: technicalName('shipping', method.key),
    active: true,
    position: index + 1,
    taxType: 'auto',
    deliveryTimeId: deliveryTimeId(method.deliveryTime),
    availabilityRuleId: shippingRuleId(method.key),
    translations: translations(target, (lang) => ({
      name: method.name[lang],
      description: method.description[lang],
      trackingUrl: method.trackingUrl ?? null,
    })),
    prices: shippingPriceRows(method).map(({ gross, ...row }) => ({
      ...row,
      currencyPrice: price(target, gross, SHIPPING_TAX),
    })),
  }));
  const paymentMethods = payableMethods().map((method, index) => ({
    id: paymentMethodId(method.key),
    technicalName: technicalName('payment', method.key),
    handlerIdentifier: `Shopware\\Core\\Checkout\\Payment\\Cart\\PaymentHandler\\${HANDLERS[method.handler]}`,
    active: true,
    afterOrderEnabled: true,
    position: index + 1,
    availabilityRuleId: method.total || method.shippingMethods ? paymentRuleId(method.key) : null,
    translations: translations(target, (lang) => ({
      name: method.name[lang],
      description: method.description[lang],
      customFields: accountFields(method),
    })),
  }));
  return [
    step('Rules', 'rule', rules(target)),
    step('Shipping methods', 'shipping_method', shippingMethods),
    step('Payment methods', 'payment_method', paymentMethods),
  ];
}
