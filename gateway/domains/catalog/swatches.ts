import type { Swatch } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';

export function swatches(variants: readonly SwProduct[]): Swatch[] {
  const options = variants.flatMap((variant) => variant.options ?? []).filter(isColour);
  const colours = new Map(options.map((option) => [option.id, option]));
  return [...colours.values()]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      label: translated(option, 'name') ?? '',
      color: option.colorHexCode ?? null,
      image: image(option.media),
    }));
}

function isColour({ colorHexCode, media }: SwOption): boolean {
  return Boolean(colorHexCode ?? media);
}
