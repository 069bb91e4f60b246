import { SALUTATIONS, salutationEntity } from '../session/salutation.ts';
import { SHOP_ADDRESS } from '../shop/shop-address.ts';
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
      mailReceiver: fixed([element.receiver ?? SHOP_ADDRESS]),
      defaultMailReceiver: fixed(element.receiver === undefined),
      confirmationText: fixed(element.confirmation[lang]),
    },
    data: SALUTATIONS.map((key) => salutationEntity(key, lang)),
  };
}
