import { createContext, useContext } from 'react';
import type { ShopCurrency, ShopLanguage } from '../../../schema/render-contract.ts';
import type { ConsentOffer } from '../consent/consent.ts';
import type { ShopIdentity } from '../shop/identity.ts';
import type { Translate } from './translate.ts';

/** What every part of the page knows about the shop and the language it is shown in. */
export interface Shop {
  language: ShopLanguage;
  languages: readonly ShopLanguage[];
  currency: string;
  currencies: readonly ShopCurrency[];
  /** Absolute origin for canonical links, without trailing slash. */
  publicUrl: string;
  langDebug: boolean;
  /** Whose shop it is. */
  identity: ShopIdentity;
  /** What visitors are asked to allow; null for nothing. */
  consent: ConsentOffer | null;
  t: Translate;
  /** Adds the language's prefix to a path that has none: `/search` becomes `/en/search`. */
  path(path: string): string;
}

const ShopContext = createContext<Shop | null>(null);

export const ShopProvider = ShopContext.Provider;

/** The shop; only below {@link ShopProvider}. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('ShopProvider is missing.');
  return shop;
}

/** The translator alone, for parts that need nothing else of the shop. */
export function useTranslate(): Translate {
  return useShop().t;
}
