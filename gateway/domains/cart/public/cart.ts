import type { Cart, CartItem, Money, Promotion } from '../../../../schema/generated/types.ts';
import { isObject } from '../../../lib/json.ts';
import type { Nullable } from '../../../shopware/entities.ts';
import {
  itemCount,
  productItems,
  promotionCode,
  promotionItems,
  type SwCart,
  type SwDelivery,
  type SwLineItem,
} from '../../../shopware/mappers/cart-entity.ts';
import {
  deliveryDate,
  deliveryDays,
  isUndated,
  jointDelivery,
} from '../../../shopware/mappers/delivery-date.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { type MoneyView, money, taxes } from '../../../shopware/mappers/money.ts';
import { taxState } from '../../../shopware/session/price-context.ts';
import { purchaseRules } from '../../catalog/public/product.ts';
import { freeShippingSum } from '../../channel/public/shipping-offer.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { entityPath } from '../../shared/shop-html.ts';
import { isShippingBlocked } from '../settle-cart.ts';
import { cartHash } from './cart-hash.ts';

export type CartItemSource = Omit<CartItem, 'product'>;

/** Maps a cart, without its saved promotions. `view` has the currency of the shopper's session. */
export async function toCart(context: GatewayContext, cart: SwCart, view: MoneyView): Promise<Cart> {
  const products = productItems(cart);
  const positions = (cart.deliveries ?? []).flatMap((delivery) => delivery.positions ?? []);
  const dateOf = (dated: Nullable<Pick<SwDelivery, 'deliveryDate'>>) =>
    deliveryDate(
      jointDelivery([deliveryDays(dated?.deliveryDate?.earliest, dated?.deliveryDate?.latest)]),
      context.money.locale,
    );
  const arrivalOf = (item: SwLineItem) =>
    comesUndated(item) ? null : dateOf(positions.find(({ lineItem }) => lineItem?.id === item.id));
  return {
    id: CART_ID,
    hash: cartHash(cart, view.currency),
    items: await Promise.all(
      products.map(async (item) => ({ ...(await cartItem(context, item, view)), arrival: arrivalOf(item) })),
    ),
    totalQuantity: itemCount(cart),
    virtual: products.length > 0 && products.every(isDownload),
    goodsTotal: money(productsTotal(products), view),
    subtotal: money(cart.price?.positionPrice ?? 0, view),
    shipping: money(shippingCosts(cart), view),
    isShippingBlocked: isShippingBlocked(cart),
    total: money(cart.price?.totalPrice ?? 0, view),
    taxes: taxes(cart.price?.calculatedTaxes, view),
    // The empty cart of a visitor has no price.
    taxState: cart.price ? taxState(cart.price.taxStatus) : context.taxState,
    promotions: promotionItems(cart).map((item) => promotion(item, cart, view)),
    savedPromotions: [],
    arrival: products.some(comesUndated) ? null : dateOf(cart.deliveries?.[0]),
    freeShipping: await freeShipping(context, cart, view),
    notices: [],
  };
}

export function emptyCart(context: GatewayContext): Promise<Cart> {
  return toCart(context, {}, context.money);
}

async function cartItem(context: GatewayContext, item: SwLineItem, view: MoneyView) {
  const label = item.label ?? '';
  const productId = item.type === 'product' ? (item.referencedId ?? null) : null;
  return {
    id: item.id ?? '',
    productId,
    label,
    path: productId === null ? null : await entityPath(context, 'product', productId),
    image: image(item.cover, label),
    options: chosenOptions(item),
    quantity: item.quantity ?? 0,
    purchase: purchaseRules(item.quantityInformation ?? {}),
    unitPrice: money(item.price?.unitPrice ?? 0, view),
    totalPrice: money(item.price?.totalPrice ?? 0, view),
    compareAtTotal: compareAtTotal(item, view),
    orderable: item.good ?? true,
    isDownload: isDownload(item),
    exceedsStock: comesUndated(item),
  };
}

function compareAtTotal({ price, quantity }: SwLineItem, view: MoneyView): Money | null {
  const list = price?.listPrice?.price ?? 0;
  return list > (price?.unitPrice ?? 0) ? money(list * (quantity ?? 1), view) : null;
}

export function chosenOptions({ payload }: Pick<SwLineItem, 'payload'>) {
  const options = isObject(payload) && Array.isArray(payload['options']) ? payload['options'] : [];
  return options
    .filter(isObject)
    .flatMap(({ group, option }) =>
      typeof group === 'string' && typeof option === 'string'
        ? [{ key: group, label: group, values: [option], unit: null }]
        : [],
    );
}

function comesUndated({ deliveryInformation: goods, quantity }: SwLineItem): boolean {
  if (!goods) return false;
  return isUndated({ stock: goods.stock, quantity: quantity ?? 1, restockDays: goods.restockTime });
}

function isDownload({ states }: SwLineItem): boolean {
  return states?.includes('is-download') ?? false;
}

function promotion(item: SwLineItem, cart: SwCart, view: MoneyView): Promotion {
  // A promotion on shipping has no price (case 267).
  const isOnDelivery = isObject(item.payload) && item.payload['discountScope'] === 'delivery';
  return {
    id: item.id ?? '',
    code: promotionCode(item),
    label: item.label ?? '',
    discount: money(isOnDelivery ? deliveryDiscount(cart) : (item.price?.totalPrice ?? 0), view),
  };
}

const productsTotal = (products: readonly SwLineItem[]): number =>
  products.reduce((sum, { price }) => sum + (price?.totalPrice ?? 0), 0);

function shippingCosts({ deliveries }: SwCart): number {
  return (deliveries ?? []).reduce((sum, { shippingCosts }) => sum + (shippingCosts?.totalPrice ?? 0), 0);
}

function deliveryDiscount({ deliveries }: SwCart): number {
  return (deliveries ?? []).reduce(
    (sum, { shippingCosts }) => sum + Math.min(0, shippingCosts?.totalPrice ?? 0),
    0,
  );
}

/** Missing amount until free shipping; null without an offer, or if the costs of this cart contradict it. */
async function freeShipping(context: GatewayContext, cart: SwCart, view: MoneyView) {
  const products = productItems(cart);
  if (products.length === 0) return null;
  const from = await freeShippingSum(
    context,
    view.currency,
    cart.deliveries?.[0]?.shippingMethod?.id ?? null,
  );
  if (from === null) return null;
  // Shopware counts products before discounts.
  const total = productsTotal(products);
  if (total >= from && shippingCosts(cart) > 0) return null;
  return {
    from: money(from, view),
    missing: money(Math.max(0, from - total), view),
    reached: total >= from,
  };
}

/** A client has one cart at a time, so that its id is constant. */
export const CART_ID = 'cart:current';

/** Types whose ids need a prefix: Shopware's line items have the id of their product or discount. */
type LineType = 'cart-item' | 'promotion';

/** Globally unique id of a line item. */
export function globalLineId(type: LineType, lineItemId: string): string {
  return `${type}:${lineItemId}`;
}

/** Shopware's id of a line item; null for an id of another type. */
export function lineItemIdOf(type: LineType, id: string): string | null {
  return id.startsWith(`${type}:`) ? id.slice(type.length + 1) : null;
}
