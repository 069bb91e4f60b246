import { extension } from '../../shared/shop/extension.ts';
import type { Slot, SlotParts } from '../../shared/slots/slot-parts.ts';

/** The code of the shop's own elements that a layout has. */
export async function ownElements(slots: readonly Slot[]): Promise<NonNullable<SlotParts['elements']>> {
  const types = new Set(
    slots.flatMap((slot) => (slot.__typename === 'CmsUnknown' && slot.data ? [slot.type] : [])),
  );
  const found = [...types].map(async (type) => {
    const module = await extension.elements?.[type]?.();
    return module ? [[type, module.default] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
