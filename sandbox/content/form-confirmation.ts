import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';
import type { LayoutElement } from './layout-model.ts';
import { LAYOUTS } from './layouts.ts';

/** Every slot of every layout by its id. */
const SLOTS: ReadonlyMap<string, LayoutElement> = new Map(
  LAYOUTS.flatMap(({ key, sections }) =>
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

/** What the form in this slot says when it was sent; empty where the layout says nothing (recordings 165, 891). */
export function formConfirmation(slotId: string, lang: Lang): string {
  const element = SLOTS.get(slotId);
  return element?.type === 'form' ? element.confirmation[lang] : '';
}
