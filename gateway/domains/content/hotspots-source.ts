import type { CmsHotspots, Hotspot } from '../../../schema/generated/types.ts';

/** A place on a picture, before its product is read. */
export interface Spot extends Omit<Hotspot, 'product'> {
  readonly productId: string;
}

/** A picture whose products are read when somebody asks for them, so that a page is there without them. */
export type HotspotsSlotSource = Omit<CmsHotspots, 'parts'> & { readonly spots: readonly Spot[] };
