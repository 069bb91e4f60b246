import { customerEntity } from '../account/customer-entity.ts';
import { calculateCart } from '../cart/calculate.ts';
import { emptyCart } from '../cart/cart-record.ts';
import { shippingLocation } from '../cart/shipping-location.ts';
import { paymentMethodEntity } from '../checkout/payment-method.ts';
import { offeredShippingMethod } from '../checkout/shipping-method.ts';
import type { Call } from '../server/call.ts';
import type { Entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { cashRounding, currencyEntity } from './currency.ts';
import { type Current, currentSession } from './current.ts';
import { customerGroupById, customerGroupEntity } from './customer-group.ts';
import { displaysGross, pricingOf, rulesOf } from './pricing.ts';
import { salesChannelEntity } from './sales-channel.ts';
import { SALES_CHANNEL_ID } from './sales-channel-id.ts';
import { TAXES, taxEntity } from './tax.ts';

/** GET /store-api/context: the whole session (case 004). */
export function readContext(call: Call): Entity {
  const { shop, view } = call;
  const current = currentSession(shop, call.session);
  const group = customerGroupById(current.customer?.groupId);
  const rules = rulesOf(shop, current, goodsChf(call, current));
  return {
    token: call.reply.token,
    currentCustomerGroup: customerGroupEntity(group, displaysGross(shop.switches, group), view.lang),
    currency: currencyEntity(current.currency, view.lang),
    salesChannel: salesChannelEntity(shop, view),
    taxRules: TAXES.map(taxEntity),
    customer: current.customer === undefined ? null : customerEntity(call, current.customer),
    paymentMethod:
      current.payment === undefined ? null : paymentMethodEntity(shop, current.payment, view.lang),
    shippingMethod:
      current.shipping === undefined ? null : offeredShippingMethod(shop, current.shipping, view.lang),
    shippingLocation: shippingLocation(current, view.lang),
    languageInfo: { name: call.language.name, localeCode: call.language.code },
    permissions: [],
    permisionsLocked: false,
    imitatingUserId: null,
    context: {
      languageIdChain: [call.language.id],
      scope: 'user',
      rulesLocked: false,
      source: { type: 'sales-channel', salesChannelId: SALES_CHANNEL_ID },
      ruleIds: rules.all,
      currencyId: current.currency.id,
      versionId: LIVE_VERSION,
      currencyFactor: current.currency.factor,
      considerInheritance: true,
      taxState: pricingOf(shop, current).taxState,
      rounding: cashRounding(),
      states: [],
      apiAlias: 'context',
    },
    itemRounding: cashRounding(),
    totalRounding: cashRounding(),
    areaRuleIds: rules.areas,
    states: [],
    apiAlias: 'sales_channel_context',
  };
}

/** What the goods in the session's cart are worth in CHF: rules ask for it. */
function goodsChf({ shop, session, view }: Call, current: Current): number {
  const record = shop.carts.get(session.token) ?? emptyCart(session.token);
  const { positions } = calculateCart(shop, record, current, { ...view, currency: current.currency });
  return positions / current.currency.factor;
}
