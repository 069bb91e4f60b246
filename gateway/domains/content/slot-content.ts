import type { ResolversParentTypes } from '../../generated/resolvers.ts';

/** An element of a layout, as one of the schema's types. */
export type CmsSlotSource = ResolversParentTypes['CmsSlot'];

type WithoutPlace<T> = T extends unknown ? Omit<T, 'id' | 'slot'> : never;

/** What an element shows, without where it stands. */
export type SlotContent = WithoutPlace<CmsSlotSource>;
