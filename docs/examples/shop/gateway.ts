import { product } from '#gateway/domains/catalog/public/product.ts';
import type { GatewayContext } from '#gateway/domains/shared/context.ts';
import type { ShopExtension } from '#gateway/domains/shared/shop-extension.ts';
import { isObject, type Json } from '#gateway/lib/json.ts';
import { safeUrl } from '#gateway/shopware/mappers/safe-url.ts';
import stores from './stores.json' with { type: 'json' };

/** Rows of `label; value; value`, as staff type them into the custom field. */
export function sizeRows(text: unknown): { label: string; values: string[] }[] {
  if (typeof text !== 'string') return [];
  return text.split('\n').flatMap((line) => {
    const [label = '', ...values] = line.split(';').map((cell) => cell.trim());
    return label === '' || values.length === 0 ? [] : [{ label, values }];
  });
}

/** One call per product, cached like the product; only if the field is selected. */
async function sizeGuide({ id }: Json, { read }: GatewayContext) {
  const body = { includes: { product: ['id', 'customFields', 'translated.customFields'] } };
  const answer = await read<{ product?: Json }>({
    name: 'shopExtension',
    call: { path: `/product/${String(id)}`, body },
    tags: () => [`product:${String(id)}`],
  });
  const { translated, customFields } = answer.product ?? {};
  const fields = isObject(translated) ? translated['customFields'] : customFields;
  return sizeRows(isObject(fields) ? fields['shop_size_guide'] : null);
}

/** A picture with points that lead to products; per cent of its sides. */
async function hotspots(config: Json, context: GatewayContext): Promise<Json | null> {
  const value = (name: string) => {
    const field = config[name];
    return isObject(field) ? field['value'] : undefined;
  };
  const picture = safeUrl(String(value('picture') ?? ''));
  const typed = value('spots');
  const spots = (Array.isArray(typed) ? typed : []).filter(isObject);
  if (picture === null || spots.length === 0) return null;
  const shown = await Promise.all(
    spots.map(async ({ x, y, productId }) => {
      const found = await context.loaders.card.load(String(productId));
      if (found === null) return [];
      const { name, path } = product(found, context);
      const within = (side: unknown) => Math.min(100, Math.max(0, Number(side) || 0));
      return [{ x: within(x), y: within(y), name, path }];
    }),
  );
  return { picture, spots: shown.flat() };
}

export default {
  resolvers: {
    Product: { sizeGuide: (product, _, context) => sizeGuide(product, context) },
    Query: {
      stores: (_, { near }) => {
        const start = String(near ?? '').toLowerCase();
        return stores.filter(({ town }) =>
          town
            .toLowerCase()
            .split(' ')
            .some((word) => word.startsWith(start)),
        );
      },
    },
  },
  elements: {
    'shop-hotspots': ({ config }, context) => (isObject(config) ? hotspots(config, context) : null),
  },
} satisfies ShopExtension;
