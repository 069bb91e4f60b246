import { isObject, type Json } from '../../lib/json.ts';
import type { SwCmsSlot } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { Spot } from './hotspots-source.ts';
import { configText, configValue } from './slot-config.ts';
import type { SlotContent } from './slot-content.ts';

/** More numbers than that cover any picture. */
const MAX_SPOTS = 40;
const MAX_NUMBER_LENGTH = 4;

/**
 * Shopware's own element for a picture, with `hotspots` in its configuration (docs/whose-shop.md, "A drawing whose parts
 * can be bought"); null for a plain picture.
 */
export function hotspotsSlot(data: Json, slot: SwCmsSlot): SlotContent | null {
  const rows = configValue(slot, 'hotspots');
  const picture = isObject(data['media']) ? image(data['media']) : null;
  if (!Array.isArray(rows) || picture === null) return null;
  const spots = rows.slice(0, MAX_SPOTS).flatMap((row, index) => spot(row, index) ?? []);
  if (spots.length === 0) return null;
  return { __typename: 'CmsHotspots', title: configText(slot, 'title'), image: picture, spots };
}

/** Null for a row that says no product or no place on the picture. */
function spot(row: unknown, index: number): Spot | null {
  if (!isObject(row)) return null;
  const { x, y, productId, number } = row;
  const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;
  if (typeof x !== 'number' || typeof y !== 'number' || !isShare(x) || !isShare(y)) return null;
  if (typeof productId !== 'string' || !UUID.test(productId)) return null;
  const own = typeof number === 'number' || typeof number === 'string' ? String(number).trim() : '';
  return { x, y, productId, number: (own || String(index + 1)).slice(0, MAX_NUMBER_LENGTH) };
}
