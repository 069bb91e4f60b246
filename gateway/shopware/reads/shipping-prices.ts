import type { Entity, Nullable, SwList } from '../entities.ts';
import type { PublicRead } from './public-reads.ts';

export type SwShippingRow = Entity<'ShippingMethodPrice'>;

/** Price lists and delivery times of all shipping methods of the sales channel. */
export const PRICE_LISTS: PublicRead<SwList<Entity<'ShippingMethod'>>> = {
  name: 'shippingPrices',
  call: {
    path: '/shipping-method',
    body: {
      limit: 100,
      associations: { prices: {}, deliveryTime: {} },
      includes: {
        shipping_method: ['id', 'prices', 'deliveryTime'],
        delivery_time: ['name', 'translated.name', 'min', 'max', 'unit'],
      },
    },
  },
};

/** A row's price in a currency, or that in the default currency; undefined without either. */
export function priceIn(
  { currencyPrice }: Pick<SwShippingRow, 'currencyPrice'>,
  currencyId: Nullable<string>,
) {
  return (
    currencyPrice?.find((price) => price.currencyId === currencyId) ??
    currencyPrice?.find((price) => price.currencyId === DEFAULT_CURRENCY)
  );
}

/** Id of Shopware's default currency: its amounts are converted where a price list lacks a currency. */
export const DEFAULT_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** Quantity that a row of a price list measures (Shopware's `DeliveryCalculator`). */
export const CALCULATION = { quantity: 1, cartTotal: 2, weight: 3, volume: 4 } as const;
