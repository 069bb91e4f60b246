import type { Swatch } from '../../schema/generated/resolvers.ts';
import { image } from '../format/image.ts';
import { translated } from '../format/translated.ts';
import type { Read } from '../graphql/loaders.ts';
import type { SwList, SwOption, SwProduct } from '../shopware/entities.ts';

/** The product that variants belong to. */
export interface SwatchKey {
  readonly parentId: string;
}

/** Colours that products come in, by the options of their variants. One call for all. */
export async function loadSwatches(read: Read, keys: readonly SwatchKey[]): Promise<Swatch[][]> {
  const ids = keys.map(({ parentId }) => parentId);
  const { elements } = await read<SwList<SwProduct>>({
    name: 'variants',
    call: {
      path: '/product',
      body: {
        limit: 100,
        filter: [{ type: 'equalsAny', field: 'parentId', value: [...ids].sort().join('|') }],
        associations: { options: {} },
        includes: {
          product: ['parentId', 'options'],
          property_group_option: ['id', 'name', 'translated.name', 'colorHexCode', 'position', 'media'],
          media: ['url', 'alt'],
        },
      },
    },
    tags: () => ids.map((id) => `product:${id}`),
  });
  return ids.map((id) => {
    const options = (elements ?? [])
      .filter(({ parentId }) => parentId === id)
      .flatMap((variant) => variant.options ?? []);
    const colours = new Map(options.filter(isColour).map((option) => [option.id, option]));
    return [...colours.values()]
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map((option) => ({
        label: translated(option, 'name') ?? '',
        color: option.colorHexCode ?? null,
        image: image(option.media),
      }));
  });
}

function isColour({ colorHexCode, media }: SwOption): boolean {
  return Boolean(colorHexCode ?? media);
}
