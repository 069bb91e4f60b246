import type { ElementReader, GatewayContext } from './context.ts';

/** Like any of GraphQL's; `parent` is what the field's object carries, an id always among it where the type has one. */
type ShopResolver = (
  parent: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
  context: GatewayContext,
) => unknown;

/** The default export of `shop/gateway.ts`: what the code of one shop adds to the gateway. */
export interface ShopExtension {
  /** Resolvers of the types and fields in `shop/schema.graphql`. */
  readonly resolvers?: Readonly<Record<string, Readonly<Record<string, ShopResolver>>>>;
  /** By Shopware's element type: what `CmsUnknown.data` is. */
  readonly elements?: Readonly<Record<string, ElementReader>>;
}
