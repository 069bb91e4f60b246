import type { Product } from '../../../../schema/generated/types.ts';
import { once } from '../../../lib/once.ts';
import type { SwProduct } from '../../../shopware/entities.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { customField, translated } from '../../../shopware/mappers/translated.ts';
import { productPath } from '../../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { isBackordered } from '../backorder.ts';
import { badges } from '../badges.ts';
import { fromPrice, NoPriceError, productPrice } from '../price.ts';
import { purchaseRules } from './purchase-rules.ts';

type EagerField =
  | 'id'
  | 'parentId'
  | 'number'
  | 'ean'
  | 'name'
  | 'path'
  | 'facts'
  | 'cover'
  | 'averageRating'
  | 'price'
  | 'fromPrice'
  | 'badges'
  | 'available'
  | 'stock'
  | 'purchase'
  | 'hasVariants'
  | 'isDownload'
  | 'releaseDate';

/** A product from a list or its page, which have the same fields. All other fields are loaded on demand. */
export type ProductSource = Pick<Product, EagerField> & {
  readonly entity: SwProduct;
  /** Reads the product's page, once; the entity of a list if the product is no longer sold. */
  readonly detail: () => Promise<SwProduct>;
};

type ProductView = Pick<GatewayContext, 'money' | 'language' | 'taxState' | 'loaders'>;

/**
 * A product from an entity of a list.
 * @param detail of its page, if that is the entity
 * @throws NoPriceError
 */
export function product(
  entity: SwProduct,
  context: ProductView,
  detail: ProductSource['detail'] = once(
    async () => (await context.loaders.detail.load(entity.id ?? '')) ?? entity,
  ),
): ProductSource {
  const name = translated(entity, 'name') ?? '';
  const facts = customField(entity, 'kontor_facts');
  return {
    id: entity.id ?? '',
    parentId: entity.parentId ?? null,
    number: entity.productNumber ?? '',
    ean: entity.ean ?? null,
    name,
    path: productPath(entity, context.language.pathPrefix),
    facts: typeof facts === 'string' ? facts : null,
    cover: image(entity.cover?.media, name),
    price: productPrice(entity, context),
    fromPrice: fromPrice(entity, context),
    badges: badges(entity),
    available: entity.available ?? true,
    stock: stockOf(entity),
    purchase: purchaseRules(entity),
    hasVariants: familyOf(entity) !== null,
    isDownload: entity.states?.includes('is-download') ?? false,
    releaseDate: entity.releaseDate ?? null,
    averageRating: entity.ratingAverage || null,
    entity,
    detail,
  };
}

/**
 * A product from the entity of its page.
 * @throws NoPriceError
 */
export function detailedProduct(entity: SwProduct, context: ProductView): ProductSource {
  return product(entity, context, () => Promise.resolve(entity));
}

/** A product of a list; null without a price, which is reported to operators. */
export function pricedProduct(
  entity: SwProduct,
  context: ProductView & Pick<GatewayContext, 'log' | 'metrics'>,
): ProductSource | null {
  try {
    return product(entity, context);
  } catch (error) {
    if (!(error instanceof NoPriceError)) throw error;
    context.metrics.count('unpriced', {});
    context.log.warn({ product: entity.id }, 'product without a price is hidden');
    return null;
  }
}

/** A product by its id, as in lists; null without an id, and if it is no longer sold. */
export async function soldProduct(context: GatewayContext, id: string | null): Promise<ProductSource | null> {
  const entity = id === null ? null : await context.loaders.card.load(id);
  return entity && pricedProduct(entity, context);
}

/** Products of a list, without those that have no price. */
export function pricedProducts(
  entities: readonly SwProduct[],
  context: ProductView & Pick<GatewayContext, 'log' | 'metrics'>,
): ProductSource[] {
  return entities.flatMap((entity) => pricedProduct(entity, context) ?? []);
}

/** Id that all variants of a product share: that of the parent. Null without variants. */
export function familyOf({ id, parentId, childCount }: SwProduct): string | null {
  return parentId ?? (childCount ? (id ?? null) : null);
}

/** Id of the product that has the reviews and cross-selling: the parent of a variant. */
export function ownerOf({ id, parentId }: SwProduct): string {
  return parentId ?? id ?? '';
}

function stockOf(entity: SwProduct): number | null {
  if (entity.isCloseout) return entity.availableStock ?? entity.stock ?? null;
  return isBackordered(entity) ? 0 : null;
}
