import type {
  CartPartsFragment,
  ProductPartsFragment,
  TrackedProductsQuery,
} from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { currentClient } from '../../shared/graphql/current-client.tsx';
import { TrackedProductsDocument } from './tracking.generated.ts';

/** A product list in events. */
export interface ItemList {
  readonly item_list_id: string;
  readonly item_list_name: string;
}

/** An entry of `items`, by the names of Google Analytics 4. */
export interface Item extends Partial<ItemList> {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_variant?: string;
  readonly price?: number;
  readonly quantity?: number;
  /** From 0. */
  readonly index?: number;
}

/** Items of an event, by the names of Google Analytics 4. */
export interface EventItems {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly Item[];
}

type ListedProduct = Extract<TrackedProductsQuery['nodes'][number], { __typename: 'Product' }>;
type CartLine = CartPartsFragment['items'][number];

const MAX_IDS = 100;

/** Removes floating point noise. */
export const sum = (amount: number): number => Math.round(amount * 1000) / 1000;

const variantOf = (variant: readonly string[]) =>
  variant.length > 0 ? { item_variant: variant.join(' · ') } : {};

export function itemOfProduct(product: ProductPartsFragment): Item {
  return oneOf(
    product,
    product.options.map(({ label }) => label),
    product.price,
  );
}

function itemOfListed(product: ListedProduct): Item {
  return oneOf(product, product.listedOptions, product.fromPrice);
}

function oneOf(
  { id, name, manufacturer }: Pick<ListedProduct, 'id' | 'name' | 'manufacturer'>,
  variant: readonly string[],
  { unitPrice }: ListedProduct['fromPrice'],
): Item {
  return {
    item_id: String(id),
    item_name: name,
    ...(manufacturer && { item_brand: manufacturer.name }),
    ...variantOf(variant),
    price: Number(unitPrice.amount),
    quantity: 1,
  };
}

export function itemOfLine({ id, productId, label, options, unitPrice }: CartLine, quantity: number): Item {
  return {
    item_id: String(productId ?? id),
    item_name: label,
    ...variantOf(options.flatMap(({ values }) => values)),
    price: Number(unitPrice.amount),
    quantity,
  };
}

export function cartItems(cart: CartPartsFragment): EventItems {
  return {
    currency: cart.subtotal.currencyCode,
    value: Number(cart.subtotal.amount),
    items: cart.items.filter(({ orderable }) => orderable).map((line) => itemOfLine(line, line.quantity)),
  };
}

const cache = new Map<string, { item: Item; currency: string }>();

/** Loads uncached products; products that are no longer sold are omitted. */
export async function itemsById(
  ids: readonly string[],
): Promise<readonly { item: Item; currency: string }[]> {
  const unknown = [...new Set(ids.filter((id) => !cache.has(id)))];
  for (let from = 0; from < unknown.length; from += MAX_IDS) {
    const batch = unknown.slice(from, from + MAX_IDS);
    const { nodes } = await dataOf(currentClient().query(TrackedProductsDocument, { ids: batch }));
    for (const product of nodes) {
      if (product?.__typename !== 'Product') continue;
      cache.set(String(product.id), {
        item: itemOfListed(product),
        currency: product.fromPrice.unitPrice.currencyCode,
      });
    }
  }
  return ids.flatMap((id) => cache.get(id) ?? []);
}

/** Prices depend on the session and may change with a login. */
export function forgetItems(): void {
  cache.clear();
}
