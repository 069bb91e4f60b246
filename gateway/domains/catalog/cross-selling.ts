import { isObject } from '../../lib/json.ts';
import type { Entity, SwProduct } from '../../shopware/entities.ts';
import { layoutSlot } from '../../shopware/mappers/layout-parts.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES, fields } from '../../shopware/reads/criteria.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkRange } from '../shared/problem.ts';
import { listing } from './public/listing.ts';
import { ownerOf, type ProductSource, pricedProducts, soldProduct } from './public/product.ts';

/** Shopware limits neither the number of products nor of groups. */
const MAX_ROWS = 10;
/** Products of a list; Shopware's limit of a group with a product stream. */
const MAX_PRODUCTS = 24;
const MAX_ALTERNATIVES = 4;

type SwCrossSelling = Entity<'CrossSellingElement'>;

/** Cross-selling groups of available products, from the layout of a product or by a call; empty groups are omitted. */
export async function crossSellings(context: GatewayContext, product: SwProduct) {
  const inLayout = layoutSlot(product, 'cross-selling')?.['crossSellings'];
  const rows: readonly SwCrossSelling[] = Array.isArray(inLayout)
    ? inLayout.filter(isObject)
    : await readRows(context, ownerOf(product));
  return rows.slice(0, MAX_ROWS).flatMap(({ crossSelling, products }) => {
    const shown = availableProducts((products ?? []).slice(0, MAX_PRODUCTS), context);
    if (!crossSelling?.id || shown.length === 0) return [];
    return [{ id: crossSelling.id, title: translated(crossSelling, 'name') ?? '', products: shown }];
  });
}

function availableProducts(entities: readonly SwProduct[], context: GatewayContext): ProductSource[] {
  return pricedProducts(entities, context).filter(({ available }) => available);
}

function readRows(context: GatewayContext, productId: string): Promise<readonly SwCrossSelling[]> {
  const includes = { ...CARD_INCLUDES, product_cross_selling: fields('id translated.name') };
  const body = { associations: CARD_ASSOCIATIONS, includes };
  return context.read<readonly SwCrossSelling[]>({
    name: 'crossSelling',
    call: { path: `/product/${productId}/cross-selling`, seoUrls: true, body },
    tags: () => [`product:${productId}`],
  });
}

/** Available products of the category of a sold-out one, nearest in price first. Never fails, because a page can be shown without. */
export async function alternatives(context: GatewayContext, soldOut: ProductSource) {
  if (soldOut.available) return [];
  try {
    const { categoryIds, categoryTree } = await soldOut.detail();
    const categoryId = categoryIds?.[0] ?? categoryTree?.at(-1);
    if (categoryId === undefined) return [];
    const { elements } = await listing(context, { categoryId }, { ...FIRST_PAGE, limit: MAX_PRODUCTS });
    const distance = (other: ProductSource) =>
      Math.abs(Number(other.price.unitPrice.amount) - Number(soldOut.price.unitPrice.amount));
    return availableProducts(elements, context)
      .filter((other) => ownerOf(other.entity) !== ownerOf(soldOut.entity))
      .sort((one, other) => distance(one) - distance(other))
      .slice(0, MAX_ALTERNATIVES);
  } catch (error) {
    context.log.warn({ err: error }, 'alternatives cannot be read');
    return [];
  }
}

const FIRST_PAGE = { page: 1, filter: {}, sorting: null };

const MAX_LIMIT = 20;
const BY_SALES = 'topseller';

/** Best-selling available products of the menu; empty if Shopware does not know the sorting and uses its default. */
export async function bestsellers(context: GatewayContext, limit: number): Promise<ProductSource[]> {
  checkRange('first', limit, MAX_LIMIT);
  const { rootCategoryId } = await context.channel.facts();
  if (rootCategoryId === null) return [];
  const request = { ...FIRST_PAGE, sorting: BY_SALES, limit: MAX_PRODUCTS };
  const { elements, sorting } = await listing(context, { categoryId: rootCategoryId }, request);
  return sorting === BY_SALES ? availableProducts(elements, context).slice(0, limit) : [];
}

/** Items of a bundle from the custom field `kontor_bundle`, without products that are unavailable or have no price. */
export async function bundle(context: GatewayContext, product: SwProduct) {
  const rows = customField(product, 'kontor_bundle');
  if (!Array.isArray(rows)) return [];
  const items = await Promise.all(
    rows.filter(isObject).map(async ({ productId, quantity }) => {
      const product = await soldProduct(context, typeof productId === 'string' ? productId : null);
      return product === null ? [] : [{ quantity: typeof quantity === 'number' ? quantity : 1, product }];
    }),
  );
  return items.flat();
}
