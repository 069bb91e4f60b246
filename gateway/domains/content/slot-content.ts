import type { ResolversParentTypes } from '../../generated/resolvers.ts';

export type CmsSlotSource = ResolversParentTypes['CmsSlot'];

type WithoutPlace<T> = T extends unknown ? Omit<T, 'id' | 'slot'> : never;

/** An element's content without its position. */
export type SlotContent = WithoutPlace<CmsSlotSource>;
