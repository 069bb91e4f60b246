import type { LayoutPartsFragment } from '../../generated/graphql.ts';

export function menusOf(answer: Partial<LayoutPartsFragment>): LayoutPartsFragment | null {
  const { main, footer, service, freeShippingFrom = null } = answer;
  return main && footer && service ? { main, footer, service, freeShippingFrom } : null;
}
