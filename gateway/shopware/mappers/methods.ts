import type { PaymentMethod, ShippingMethod } from '../../../schema/generated/types.ts';
import type { Entity, Nullable } from '../entities.ts';
import { deliveryTime } from './delivery-date.ts';
import { plainText } from './html.ts';
import { image } from './image.ts';
import { customField, translated } from './translated.ts';

export type SwMethod = Pick<
  Entity<'PaymentMethod', { asynchronous: boolean }> & Entity<'ShippingMethod'>,
  | 'id'
  | 'technicalName'
  | 'translated'
  | 'position'
  | 'media'
  | 'deliveryTime'
  | 'asynchronous'
  | 'shortName'
  | 'afterOrderEnabled'
>;

/** `POST /checkout/gateway`: the methods that the cart may use. */
export interface SwGateway {
  readonly payments?: Nullable<readonly SwMethod[]>;
  readonly shipments?: Nullable<readonly SwMethod[]>;
}

/** `shortName` of Shopware's handlers that do not redirect. */
const OFFLINE = new Set([
  'invoice_payment',
  'pre_payment',
  'cash_payment',
  'debit_payment',
  'default_payment',
]);

export function shippingMethod(method: SwMethod): ShippingMethod {
  return {
    id: method.id ?? '',
    code: method.technicalName || null,
    name: translated(method, 'name') ?? '',
    description: description(method),
    delivery: deliveryTime(method.deliveryTime),
  };
}

/** @param offline as for {@link redirectsBuyer} */
export function paymentMethod(method: SwMethod, offline: readonly string[] = []): PaymentMethod {
  return {
    id: method.id ?? '',
    code: method.technicalName || null,
    name: translated(method, 'name') ?? '',
    description: description(method),
    image: image(method.media),
    requiresRedirect: redirectsBuyer(method, offline),
    prepaid: isPrepaid(method),
  };
}

/** Only Shopware 6.6 has a flag; in 6.7 methods of apps and plugins may redirect (docs/shopware.md, "Payments"). */
export function redirectsBuyer(method: Nullable<SwMethod>, offline: readonly string[] = []): boolean {
  if (!method) return false;
  return method.asynchronous ?? (mayRedirectBuyer(method) && !offline.includes(method.id ?? ''));
}

/** Whether the Store API does not tell if a method redirects. */
export function mayRedirectBuyer(method: Nullable<SwMethod>): boolean {
  if (!method || typeof method.asynchronous === 'boolean') return false;
  return !OFFLINE.has(method.shortName ?? '') && !customField(method, 'kontor_payment_iban');
}

/** Whether orders are sent after the buyer's transfer. */
export function isPrepaid(method: Nullable<SwMethod>): boolean {
  if (method?.shortName === 'pre_payment' || method?.technicalName === 'payment_prepayment') return true;
  return Boolean(method && customField(method, 'kontor_payment_iban'));
}

function description(method: SwMethod): string | null {
  const text = translated(method, 'description');
  return text === null ? null : plainText(text);
}
