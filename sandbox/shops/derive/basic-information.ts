import type { DemoFiles } from '../read.ts';
import { idOf } from './ids.ts';

/** Settings of the basic information by legal page. */
const SETTINGS = {
  terms: 'tosPage',
  privacy: 'privacyPage',
  withdrawal: 'revocationPage',
  shipping: 'shippingPaymentInfoPage',
  imprint: 'imprintPage',
} as const;

/** Layouts of legal pages by setting. */
export function basicInformation(pages: DemoFiles['legalPages']): ReadonlyMap<string, string> {
  const named = Object.entries(SETTINGS).flatMap(([role, key]): [string, string][] => {
    const layout = Object.entries(pages).find(([name]) => name === role)?.[1];
    return layout === undefined ? [] : [[`core.basicInformation.${key}`, idOf('layout', layout)]];
  });
  return new Map(named);
}
