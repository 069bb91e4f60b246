import { typeset } from '../demo/typeset.ts';
import type { Lang } from '../shop/view.ts';
import type { LayoutElement } from './layout-model.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';
import { finished } from './text-slot.ts';

/** The shop's own elements; Shopware has no resolver for them, so their data is null. */
export function shopSlot(
  element: Extract<LayoutElement, { type: 'kontor-faq' | 'kontor-entries' }>,
  lang: Lang,
): ResolvedSlot {
  const config =
    element.type === 'kontor-faq'
      ? {
          items: fixed(
            element.items.map(({ question, answer }) => ({
              question: typeset(question[lang], lang),
              answer: finished(answer, lang),
            })),
          ),
        }
      : { kind: fixed(element.kind), title: fixed(element.title[lang]), limit: fixed(element.limit) };
  return { type: element.type, config, data: null };
}
