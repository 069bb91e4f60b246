import type { LayoutPartsFragment } from '../../generated/graphql.ts';

const NO_FREE_SHIPPING = { freeShippingFrom: null };

export function menusOf(answer: Partial<LayoutPartsFragment>): LayoutPartsFragment | null {
  const { main, footer, service, shop = NO_FREE_SHIPPING } = answer;
  return main && footer && service ? { main, footer, service, shop } : null;
}
