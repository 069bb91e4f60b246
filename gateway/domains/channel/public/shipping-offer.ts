import type { Money } from '../../../../schema/generated/types.ts';
import type { Nullable, SwDeliveryTime } from '../../../shopware/entities.ts';
import { timeInDays } from '../../../shopware/mappers/delivery-date.ts';
import { money } from '../../../shopware/mappers/money.ts';
import {
  CALCULATION,
  type Parcel,
  PRICE_LISTS,
  priceIn,
  type SwShippingRow,
  shippingPrice,
} from '../../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../../shared/context.ts';

/** A single product; a missing delivery time is that of the shipping method. */
interface ShippedProduct extends Parcel {
  readonly isFree: boolean;
  readonly isGross: boolean;
  readonly deliveryTime: Nullable<SwDeliveryTime>;
}

/** Shipping costs by the default method within its country; null if they depend on the cart, or cannot be read. */
export async function shippingOffer(context: GatewayContext, product: ShippedProduct) {
  const { channel, currency, log } = context;
  try {
    const [{ shippingMethodId, ruleIds, countryIso }, currencies, { elements }] = await Promise.all([
      channel.facts(),
      channel.currencies(),
      context.read(PRICE_LISTS),
    ]);
    const method = elements?.find(({ id }) => id === shippingMethodId);
    const known = currencies.find(({ isoCode }) => isoCode === currency.isoCode);
    if (!method || !known || countryIso === null) return null;
    const rows = method.prices ?? [];
    const pricing = { ruleIds, currencyId: known.id, factor: known.factor, isGross: product.isGross };
    // A rule that does not match now may match with a cart.
    const isOpen = ({ ruleId, calculationRuleId }: SwShippingRow) =>
      Boolean(calculationRuleId) || (ruleId != null && !ruleIds.includes(ruleId));
    const price = product.isFree ? 0 : rows.some(isOpen) ? null : shippingPrice(rows, product, pricing);
    if (price === null) return null;
    const time = timeInDays(product.deliveryTime ?? method.deliveryTime);
    return { country: countryIso, price: money(price, context.money), ...time };
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}

/** Threshold of free shipping in the request's currency, by the sales channel's default shipping method. */
export async function freeShippingFrom(context: GatewayContext): Promise<Money | null> {
  const sum = await freeShippingSum(context, context.currency.isoCode, null);
  return sum === null ? null : money(sum, context.money);
}

/** Subtotal from which a method (null: the default one) ships free; null if it depends on the cart. Never fails. */
export async function freeShippingSum(context: GatewayContext, currency: string, methodId: string | null) {
  const { configuration, channel, log } = context;
  const { freeShippingFrom: configured } = configuration;
  try {
    const currencies = await channel.currencies();
    const { id = '', factor = 1 } = currencies.find(({ isoCode }) => isoCode === currency) ?? {};
    const { shippingMethodId, ruleIds } = await channel.facts();
    const wanted = methodId ?? shippingMethodId;
    if (configured !== null && wanted === shippingMethodId) return configured * factor;
    const { elements } = await context.read(PRICE_LISTS);
    const method = elements?.find(({ id }) => id === wanted);
    return method === undefined ? null : freeFrom(method.prices ?? [], ruleIds, id);
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}

/** Shopware does not convert the subtotals of a price list: they are equal in every currency. */
function freeFrom(rows: readonly SwShippingRow[], rules: readonly string[], currencyId: string) {
  const [fitting = []] = [...rules, null]
    .map((rule) => rows.filter(({ ruleId }) => (ruleId ?? null) === rule))
    .filter((group) => group.length > 0);
  const needsCart = fitting.some(
    ({ calculation, calculationRuleId }) => calculation !== CALCULATION.cartTotal || calculationRuleId,
  );
  if (needsCart) return null;
  const isFree = (row: SwShippingRow) => {
    const price = priceIn(row, currencyId);
    return price?.gross === 0 && price.net === 0;
  };
  const starts = fitting
    .filter((row) => !row.quantityEnd && isFree(row))
    .map(({ quantityStart }) => quantityStart ?? 0);
  return starts.length === 0 ? null : Math.min(...starts) || null;
}
