import type { DemoFiles } from '../read.ts';
import { idOf } from './ids.ts';

/** Keys of Shopware's basic information by the legal page that each names. */
const SETTINGS = {
  terms: 'tosPage',
  privacy: 'privacyPage',
  withdrawal: 'revocationPage',
  shipping: 'shippingPaymentInfoPage',
  imprint: 'imprintPage',
} as const;

/** The settings of the administration that name layouts as legal pages, by their keys. */
export function basicInformation(pages: DemoFiles['legalPages']): ReadonlyMap<string, string> {
  const named = Object.entries(SETTINGS).flatMap(([role, key]): [string, string][] => {
    const layout = Object.entries(pages).find(([name]) => name === role)?.[1];
    return layout === undefined ? [] : [[`core.basicInformation.${key}`, idOf('layout', layout)]];
  });
  return new Map(named);
}
