import type { ElementReader, GatewayContext } from './context.ts';

/** A GraphQL resolver; `parent` always has an id if its type has one. */
type ShopResolver = (
  parent: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
  context: GatewayContext,
) => unknown;

/** The default export of `shop/gateway.ts`: extensions of the gateway by one shop. */
export interface ShopExtension {
  /** Resolvers of the types and fields in `shop/schema.graphql`. */
  readonly resolvers?: Readonly<Record<string, Readonly<Record<string, ShopResolver>>>>;
  /** Values of `CmsUnknown.data`, by Shopware's element type. */
  readonly elements?: Readonly<Record<string, ElementReader>>;
}
