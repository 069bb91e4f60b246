import type { ResolversParentTypes } from '../../generated/resolvers.ts';

export type CmsSlotSource = ResolversParentTypes['CmsSlot'];

type WithoutPlace<T> = T extends unknown ? Omit<T, 'id' | 'slot'> : never;

export type SlotContent = WithoutPlace<CmsSlotSource>;
