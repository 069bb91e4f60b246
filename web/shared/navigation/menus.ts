import type { LayoutPartsFragment } from '../../generated/graphql.ts';

/** What the layout shows, out of an answer that was asked for it; null when it was not. */
export function menusOf(answer: Partial<LayoutPartsFragment>): LayoutPartsFragment | null {
  const { main, footer, service, freeShippingFrom = null } = answer;
  return main && footer && service ? { main, footer, service, freeShippingFrom } : null;
}
