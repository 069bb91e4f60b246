import type { Badge, Product, PurchaseRules } from '../../../../schema/generated/types.ts';
import { isObject } from '../../../lib/json.ts';
import { once } from '../../../lib/once.ts';
import type { SwProduct } from '../../../shopware/entities.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { customField, translated } from '../../../shopware/mappers/translated.ts';
import { productPath } from '../../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { fromPrice, NoPriceError, productPrice } from '../price.ts';

/** A product from a list or its page, which have the same fields. All other fields are loaded on demand. */
export type ProductSource = ReturnType<typeof product>;

type ProductView = Pick<GatewayContext, 'money' | 'language' | 'taxState' | 'loaders'>;

/** A product from an entity of a list; `detail` reads its page, once. @throws NoPriceError */
export function product(
  entity: SwProduct,
  context: ProductView,
  detail: () => Promise<SwProduct> = once(
    async () => (await context.loaders.detail.load(entity.id ?? '')) ?? entity,
  ),
) {
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
  } satisfies Partial<Product> & { readonly entity: SwProduct; readonly detail: typeof detail };
}

/** A product from the entity of its page. @throws NoPriceError */
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

/** Whether a product must be restocked although it can be bought. Parents of variants have no stock. */
function isBackordered(product: SwProduct): boolean {
  const { isCloseout, available, availableStock, stock, childCount, states, minPurchase } = product;
  const left = availableStock ?? stock;
  if (states?.includes('is-download')) return false;
  return !isCloseout && available !== false && !childCount && left != null && left < (minPurchase ?? 1);
}

/** Fallback for a product that Shopware does not mark as new. */
const NEW_FOR_DAYS = 30;

function badges(product: SwProduct, now = Date.now()): Badge[] {
  const price = product.calculatedPrices?.[0] ?? product.calculatedPrice;
  const list = price?.listPrice?.price ?? 0;
  const found: [Badge, boolean][] = [
    ['NEW', product.isNew ?? isRecent(product.releaseDate, now)],
    ['TOPSELLER', Boolean(product.markAsTopseller)],
    ['SWISS_DESIGN', customField(product, 'kontor_swiss_design') === true],
    ['FREE_SHIPPING', Boolean(product.shippingFree)],
    ['SALE', list > (price?.unitPrice ?? 0)],
  ];
  return found.flatMap(([badge, applies]) => (applies ? [badge] : []));
}

function isRecent(releaseDate: string | null | undefined, now: number): boolean {
  if (!releaseDate) return false;
  const age = now - Date.parse(releaseDate);
  return age >= 0 && age < NEW_FOR_DAYS * 86_400_000;
}

/** Shopware's default. */
const DEFAULT_MAX_QUANTITY = 100;

type PurchaseLimits = Pick<
  SwProduct,
  'minPurchase' | 'purchaseSteps' | 'maxPurchase' | 'calculatedMaxPurchase'
>;

/** Minimum, maximum and step of the quantity; at least 1. */
export function purchaseRules(product: PurchaseLimits): PurchaseRules {
  const min = Math.max(1, product.minPurchase ?? 1);
  return {
    min,
    step: Math.max(1, product.purchaseSteps ?? 1),
    max: Math.max(0, product.calculatedMaxPurchase ?? product.maxPurchase ?? DEFAULT_MAX_QUANTITY),
  };
}

export interface FaqSource {
  readonly question: string;
  readonly answer: string;
}

/** Parses questions and answers, e.g. of the custom field `kontor_faq`. */
export function faqRows(rows: unknown): FaqSource[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isObject)
    .flatMap(({ question, answer }) =>
      typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : [],
    );
}
