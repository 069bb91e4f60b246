import type { ProductCard } from '../../../../schema/generated/types.ts';
import type { SwProduct } from '../../../shopware/entities.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { customField, translated } from '../../../shopware/mappers/translated.ts';
import { productPath } from '../../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { isBackordered } from '../backorder.ts';
import { badges } from '../badges.ts';
import { cardPrice, NoPriceError } from '../price.ts';
import { listedVariant } from './variant.ts';

/** A card without the fields that need a further call. */
export type CardSource = Omit<ProductCard, 'swatches'> & { readonly parentId: string | null };

type CardView = Pick<GatewayContext, 'money' | 'language' | 'taxState'>;

/**
 * Cards of a list, without products that have no price.
 * @param view prices to show, if not those of the request
 */
export function cards(
  products: readonly SwProduct[],
  context: CardView & Pick<GatewayContext, 'log' | 'metrics'>,
  view: CardView = context,
): CardSource[] {
  return products.flatMap((product) => pricedCard(product, context, view) ?? []);
}

/** A card; null without a price, which is reported to operators. */
export function pricedCard(
  product: SwProduct,
  context: CardView & Pick<GatewayContext, 'log' | 'metrics'>,
  view: CardView = context,
): CardSource | null {
  try {
    return card(product, view);
  } catch (error) {
    if (!(error instanceof NoPriceError)) throw error;
    context.metrics.count('unpriced', {});
    context.log.warn({ product: product.id }, 'product without a price is hidden');
    return null;
  }
}

/** @throws NoPriceError */
export function card(product: SwProduct, context: CardView): CardSource {
  const name = translated(product, 'name') ?? '';
  const facts = customField(product, 'kontor_facts');
  const left = product.availableStock ?? product.stock;
  const available = product.available ?? true;
  const isLimited = product.isCloseout && available && left != null && left > 0;
  return {
    id: product.id ?? '',
    parentId: product.parentId ?? (product.childCount ? (product.id ?? null) : null),
    name,
    variant: listedVariant(product).filter((label) => !name.includes(label)),
    facts: typeof facts === 'string' ? facts : null,
    path: productPath(product, context.language.pathPrefix),
    cover: image(product.cover?.media, name),
    price: cardPrice(product, context),
    badges: badges(product),
    rating: product.ratingAverage ? { average: product.ratingAverage, count: null } : null,
    manufacturer: translated(product.manufacturer, 'name'),
    available,
    lowStock: isBackordered(product) ? 0 : isLimited ? left : null,
    hasVariants: Boolean(product.parentId ?? product.childCount),
  };
}
