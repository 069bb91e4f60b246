import type { ProductPicture } from './product-picture.ts';
import { bakingPictures } from './products-baking.ts';
import { potPictures } from './products-cooking.ts';
import { cuttingPictures } from './products-cutting.ts';
import { helperPictures } from './products-helpers.ts';
import { tablePictures } from './products-table.ts';

/** The pictures of single things by their keys. */
export const products: ReadonlyMap<string, ProductPicture> = new Map(
  Object.entries({
    ...potPictures,
    ...cuttingPictures,
    ...bakingPictures,
    ...tablePictures,
    ...helperPictures,
  }),
);
