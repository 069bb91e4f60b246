import { readdirSync, readFileSync } from 'node:fs';
import { accountResolvers } from '../../domains/account/resolvers.ts';
import { cartResolvers, cartSubscriptions } from '../../domains/cart/resolvers.ts';
import { catalogResolvers } from '../../domains/catalog/resolvers.ts';
import { channelResolvers } from '../../domains/channel/resolvers.ts';
import { checkoutResolvers } from '../../domains/checkout/resolvers.ts';
import { contentResolvers } from '../../domains/content/resolvers.ts';
import { formsResolvers } from '../../domains/forms/resolvers.ts';
import { orderSubscriptions, ordersResolvers } from '../../domains/orders/resolvers.ts';
import { sessionResolvers } from '../../domains/session/resolvers.ts';
import { wishlistResolvers } from '../../domains/wishlist/resolvers.ts';
import type { Resolvers, ResolversParentTypes } from '../../generated/resolvers.ts';
import { scalarResolvers } from './scalars.ts';

const FOLDER = new URL('../../../schema/', import.meta.url);

export function readSchema(): string {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim())
    .join('\n\n');
}

type FieldResolvers = Omit<Resolvers, keyof typeof scalarResolvers | 'Subscription'>;
type TypeName = keyof FieldResolvers & keyof ResolversParentTypes;

/** Fields of the parent object; none for root types. */
type Carried<T extends TypeName> = T extends 'Query' | 'Mutation' ? never : keyof ResolversParentTypes[T];

type Computed<T extends TypeName> = Exclude<
  keyof NonNullable<FieldResolvers[T]>,
  Carried<T> | '__isTypeOf' | '__resolveType'
>;

/** Resolvers of the whole schema; required for fields that the parent object lacks. */
type AllResolvers = FieldResolvers & {
  readonly [T in TypeName as [Computed<T>] extends [never] ? never : T]: {
    readonly [F in Computed<T>]-?: unknown;
  };
};

/** Merges the resolvers of all domains; a missing resolver is a type error here. */
export function allResolvers() {
  const fields = {
    ...accountResolvers,
    ...cartResolvers,
    ...catalogResolvers,
    ...channelResolvers,
    ...checkoutResolvers,
    ...contentResolvers,
    ...formsResolvers,
    ...ordersResolvers,
    ...sessionResolvers,
    ...wishlistResolvers,
    Customer: { ...accountResolvers.Customer, ...ordersResolvers.Customer },
    Query: {
      ...accountResolvers.Query,
      ...cartResolvers.Query,
      ...catalogResolvers.Query,
      ...channelResolvers.Query,
      ...checkoutResolvers.Query,
      ...contentResolvers.Query,
      ...formsResolvers.Query,
      ...ordersResolvers.Query,
      ...sessionResolvers.Query,
      ...wishlistResolvers.Query,
    },
    Mutation: {
      ...accountResolvers.Mutation,
      ...cartResolvers.Mutation,
      ...checkoutResolvers.Mutation,
      ...formsResolvers.Mutation,
      ...ordersResolvers.Mutation,
      ...sessionResolvers.Mutation,
      ...wishlistResolvers.Mutation,
    },
  } satisfies AllResolvers;
  const Subscription = {
    ...cartSubscriptions,
    ...orderSubscriptions,
  } satisfies Record<keyof NonNullable<Resolvers['Subscription']>, unknown>;
  return { ...scalarResolvers, ...fields, Subscription };
}
