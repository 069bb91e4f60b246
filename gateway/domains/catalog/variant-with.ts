import { loadProduct } from '../../shopware/reads/products.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type ProductSource, product } from './public/product.ts';

/**
 * The variant that has all of these options.
 * @param id of the product, or of any of its variants
 * @returns null where no variant that is sold has them, or several do
 */
export async function variantWith(
  context: GatewayContext,
  id: string,
  options: readonly string[],
): Promise<ProductSource | null> {
  const shown = await loadProduct(context.read, id);
  if (!shown?.parentId) return null;
  const variants = await context.loaders.variants.load(shown.parentId);
  const [found, ...others] = variants.filter((variant) => {
    const own = new Set((variant.options ?? []).map((option) => option.id));
    return options.every((option) => own.has(option));
  });
  if (!found?.id || others.length > 0) return null;
  const entity = await loadProduct(context.read, found.id);
  return entity && product(entity, context);
}
