import { type Call, idParam } from '../server/call.ts';
import { failure, plainFailure } from '../server/errors.ts';
import { type Entity, isObject } from '../shop/entity.ts';

/**
 * The variant with all options, else the first with the option of `switchedGroup` (cases 692–699).
 * @throws CONTENT__PRODUCT_VARIANT_NOT_FOUND
 */
export function findVariant(call: Call): Entity {
  const id = idParam(call, 'productId');
  const product = call.shop.products.byId(id);
  const options = call.body['options'];
  if (typeof options === 'string')
    throw plainFailure(500, 'searchForOptions(): Argument #3 ($options) must be of type array, string given');
  const chosenOptions = Object.values(isObject(options) || Array.isArray(options) ? options : {}).map(String);
  const group = call.body['switchedGroup'];
  const switched = isObject(options) && typeof group === 'string' ? options[group] : undefined;
  const parent = product && call.shop.products.parentOf(product);
  const variants = (parent?.children ?? []).filter(({ active }) => active);
  const exact = variants.find((variant) =>
    chosenOptions.every((option) => variant.optionIds.includes(option)),
  );
  const near = variants.find(
    (variant) => typeof switched === 'string' && variant.optionIds.includes(switched),
  );
  const found = exact ?? near;
  const kept =
    exact !== undefined || !isObject(options) || typeof group !== 'string' ? options : { [group]: switched };
  if (found === undefined) {
    const text = JSON.stringify(kept ?? []);
    throw failure(
      404,
      'CONTENT__PRODUCT_VARIANT_NOT_FOUND',
      `Variant for productId ${id} with options ${text} not found.`,
      { productId: id, options: text },
    );
  }
  return {
    variantId: found.id,
    options: isObject(kept) && Object.keys(kept).length === 0 ? [] : (kept ?? []),
    apiAlias: 'shopware_core_content_product_sales_channel_find_variant_found_combination',
  };
}
