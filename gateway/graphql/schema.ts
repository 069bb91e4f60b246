import { readdirSync, readFileSync } from 'node:fs';
import { accountResolvers } from '../account/resolvers.ts';
import { cartResolvers } from '../cart/resolvers.ts';
import { catalogResolvers } from '../catalog/resolvers.ts';
import { channelResolvers } from '../channel/resolvers.ts';
import { checkoutResolvers } from '../checkout/resolvers.ts';
import { consentResolvers } from '../consent/resolvers.ts';
import { contentResolvers } from '../content/resolvers.ts';
import { formsResolvers } from '../forms/resolvers.ts';
import { sessionResolvers } from '../session/resolvers.ts';
import { wishlistResolvers } from '../wishlist/resolvers.ts';
import { scalarResolvers } from './scalars.ts';

const FOLDER = new URL('../../schema/', import.meta.url);

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
