import { SALUTATIONS, salutationEntity } from '../session/salutation.ts';
import type { Lang } from '../shop/view.ts';
import type { LayoutElement } from './layout-model.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';

/** A form; its configuration shows everyone who receives it, as Shopware's does (630). */
export function formSlot(element: Extract<LayoutElement, { type: 'form' }>, lang: Lang): ResolvedSlot {
  return {
    type: 'form',
    config: {
      type: fixed(element.form),
      title: fixed(element.title[lang]),
      mailReceiver: fixed(['hallo@kontor.example']),
      defaultMailReceiver: fixed(true),
      confirmationText: fixed(element.confirmation[lang]),
    },
    data: SALUTATIONS.map((key) => salutationEntity(key, lang)),
  };
}
