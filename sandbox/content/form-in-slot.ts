import { demo } from '../shop/demo.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { LayoutElement } from '../shops/model/layout.ts';

const SLOTS: ReadonlyMap<string, LayoutElement> = new Map(
  demo.layouts.flatMap(({ key, sections }) =>
    sections.flatMap(({ blocks }, section) =>
      blocks.flatMap(({ slots }, block) => {
        const sectionId = idOf('section', `${idOf('layout', key)}:${section}`);
        const blockId = idOf('block', `${sectionId}:${block}`);
        return Object.entries(slots).map(
          ([slot, element]) => [idOf('slot', `${blockId}:${slot}`), element] as const,
        );
      }),
    ),
  ),
);

export function formInSlot(slotId: string): Extract<LayoutElement, { type: 'form' }> | undefined {
  const element = SLOTS.get(slotId);
  return element?.type === 'form' ? element : undefined;
}
