import type { Swatch } from '../../../schema/generated/types.ts';
import type { SwOption, SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { byOption } from './public/option-order.ts';

export function swatches(variants: readonly SwProduct[]): Swatch[] {
  const options = variants.flatMap((variant) => variant.options ?? []).filter(isColour);
  const colours = new Map(options.map((option) => [option.id, option]));
  return [...colours.values()].sort(byOption(null)).map((option) => ({
    label: translated(option, 'name') ?? '',
    color: option.colorHexCode ?? null,
    image: image(option.media),
  }));
}

function isColour({ colorHexCode, media }: SwOption): boolean {
  return Boolean(colorHexCode ?? media);
}
