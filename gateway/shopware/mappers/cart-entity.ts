import { isObject } from '../../lib/json.ts';
import type { Nullable, SwDeliveryTime, SwMedia, SwPrice, Translated } from '../entities.ts';

type Partially<T> = { readonly [K in keyof T]?: T[K] | null };

export type SwLineItem = Partially<{
  id: string;
  type: string;
  referencedId: string;
  label: string;
  quantity: number;
  good: boolean;
  states: readonly string[];
  cover: SwMedia;
  price: SwPrice;
  payload: Readonly<Record<string, unknown>> | readonly unknown[];
  quantityInformation: Partially<{ minPurchase: number; maxPurchase: number; purchaseSteps: number }>;
  deliveryInformation: Partially<{
    deliveryTime: SwDeliveryTime;
    freeDelivery: boolean;
    /** kg */
    weight: number;
    height: number;
    width: number;
    length: number;
  }>;
}>;

export type SwCartError = Partially<{
  key: string;
  messageKey: string;
  message: string;
  level: number;
  block: boolean;
  blockOrder: boolean;
  parameters: Readonly<Record<string, unknown>> | readonly unknown[];
}>;

type SwTax = Partially<{ tax: number; taxRate: number; price: number }>;

type SwShippingPrice = Partially<{
  calculation: number;
  quantityStart: number;
  currencyPrice: readonly Partially<{ currencyId: string; gross: number }>[];
}>;

export type SwCart = Partially<{
  hash: string;
  lineItems: readonly SwLineItem[];
  price: Partially<{ totalPrice: number; positionPrice: number; calculatedTaxes: readonly SwTax[] }>;
  deliveries: readonly Partially<{
    shippingCosts: Partially<{ totalPrice: number }>;
    shippingMethod: Translated & Partially<{ id: string; name: string; prices: readonly SwShippingPrice[] }>;
  }>[];
  transactions: readonly Partially<{ paymentMethodId: string }>[];
  errors: Readonly<Record<string, SwCartError>> | readonly SwCartError[];
  extensions: Readonly<Record<string, unknown>> | readonly unknown[];
}>;

export function productItems(cart: SwCart): readonly SwLineItem[] {
  return (cart.lineItems ?? []).filter(({ type }) => type !== 'promotion' && type !== 'discount');
}

export function promotionItems(cart: SwCart): readonly SwLineItem[] {
  return (cart.lineItems ?? []).filter(({ type }) => type === 'promotion' || type === 'discount');
}

/** Code of a promotion; null for an automatic one. */
export function promotionCode({ payload, referencedId }: SwLineItem): string | null {
  const code = (isObject(payload) ? payload['code'] : undefined) ?? referencedId;
  return typeof code === 'string' && code !== '' ? code : null;
}

/** Codes that were entered into a cart, whether they apply or not (case 249, 280). */
export function enteredCodes({ extensions }: SwCart): readonly string[] {
  const promotions = isObject(extensions) ? extensions['cart-promotions'] : null;
  const codes = isObject(promotions) ? promotions['addedCodes'] : null;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string' && code !== '') : [];
}

/** Compares promotion codes like Shopware, ignoring case. */
export function sameCode(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Messages of a cart: Shopware answers `[]` for none, else an object by key (docs/shopware.md, "Cart"). */
export function cartErrors(cart: Nullable<SwCart>): readonly SwCartError[] {
  return Object.values(cart?.errors ?? {});
}
