import { readdirSync, readFileSync } from 'node:fs';
import { accountResolvers } from '../../domains/account/resolvers.ts';
import { cartResolvers } from '../../domains/cart/resolvers.ts';
import { catalogResolvers } from '../../domains/catalog/resolvers.ts';
import { channelResolvers } from '../../domains/channel/resolvers.ts';
import { checkoutResolvers } from '../../domains/checkout/resolvers.ts';
import { consentResolvers } from '../../domains/consent/resolvers.ts';
import { contentResolvers } from '../../domains/content/resolvers.ts';
import { formsResolvers } from '../../domains/forms/resolvers.ts';
import { ordersResolvers } from '../../domains/orders/resolvers.ts';
import { sessionResolvers } from '../../domains/session/resolvers.ts';
import { wishlistResolvers } from '../../domains/wishlist/resolvers.ts';
import { scalarResolvers } from './scalars.ts';

const FOLDER = new URL('../../../schema/', import.meta.url);

/** The whole schema as SDL, one file a domain. */
export function readSchema(): string {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim())
    .join('\n\n');
}

const DOMAINS = [
  scalarResolvers,
  channelResolvers,
  sessionResolvers,
  catalogResolvers,
  contentResolvers,
  cartResolvers,
  checkoutResolvers,
  accountResolvers,
  ordersResolvers,
  wishlistResolvers,
  formsResolvers,
  consentResolvers,
] as const;

/** The resolvers of all domains as one map. */
export function allResolvers(): Record<string, Record<string, unknown>> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const domain of DOMAINS) {
    for (const [type, fields] of Object.entries(domain)) merged[type] = { ...merged[type], ...fields };
  }
  return merged;
}
