import { isTruthy, toNumber } from '../server/criteria.ts';
import { invalidUuid, plainFailure } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { isId } from '../shops/derive/ids.ts';
import { unitPriceAt } from './product-price.ts';
import type { ProductRecord } from './product-record.ts';
import { averageRating } from './review.ts';

export type FilterName = 'manufacturer' | 'price' | 'rating' | 'shipping-free' | 'properties';

export interface ListingFilter {
  readonly name: FilterName;
  /** As `currentFilters` shows it. */
  readonly current: unknown;
  readonly active: boolean;
  readonly passes: (product: ProductRecord) => boolean;
}

/** Joined with `|`, as the storefront sends them. */
function piped(source: Entity, name: string): string[] {
  const value = source[name];
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'object')
    throw plainFailure(400, `Input value "${name}" contains a non-scalar value.`);
  return String(value).split('|').filter(Boolean);
}

/** @throws FRAMEWORK__INVALID_UUID for an invalid manufacturer id (case 714) */
export function parseListingFilters(shop: Shop, source: Entity, view: View): ListingFilter[] {
  const manufacturers = piped(source, 'manufacturer');
  const wrong = manufacturers.find((id) => !isId(id));
  if (wrong !== undefined) throw invalidUuid(wrong);
  const properties = piped(source, 'properties').filter(isId);
  const groups = Map.groupBy(properties, (id) => shop.properties.groupOf(id) ?? id);
  const min = toNumber(source['min-price'], 0);
  const max = toNumber(source['max-price'], 0);
  const rating = toNumber(source['rating'], 0);
  const shippingFree = isTruthy(source['shipping-free']);
  return [
    {
      name: 'manufacturer',
      current: manufacturers,
      active: manufacturers.length > 0,
      passes: ({ manufacturerId }) => manufacturerId !== null && manufacturers.includes(manufacturerId),
    },
    {
      name: 'price',
      current: { min, max },
      active: min > 0 || max > 0,
      passes: (product) => {
        const price = unitPriceAt(product, 1, view);
        return price >= min && (max <= 0 || price <= max);
      },
    },
    {
      name: 'rating',
      current: rating > 0 ? rating : null,
      active: rating > 0,
      passes: (product) => (averageRating(shop, product) ?? 0) >= rating,
    },
    {
      name: 'shipping-free',
      current: shippingFree,
      active: shippingFree,
      passes: (product) => product.demo.freeShipping === true,
    },
    {
      name: 'properties',
      current: properties,
      active: properties.length > 0,
      passes: (product) => {
        const own = [...product.optionIds, ...product.propertyIds];
        return [...groups.values()].every((ids) => ids.some((id) => own.includes(id)));
      },
    },
  ];
}
