import { addressEntity } from '../account/address-entity.ts';
import { countryEntity } from '../session/country.ts';
import type { Current } from '../session/current.ts';
import type { Entity } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';

export function shippingLocation(current: Current, lang: Lang): Entity {
  return {
    country: current.country === undefined ? null : countryEntity(current.country, lang),
    state: null,
    address: current.shippingAddress === undefined ? null : addressEntity(current.shippingAddress, lang),
    apiAlias: 'cart_delivery_shipping_location',
  };
}
