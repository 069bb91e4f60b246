import { fileURLToPath } from 'node:url';
import type { PictureSize } from '../model/catalogue.ts';
import type { LayoutElement, LayoutPicture } from '../model/layout.ts';
import type { Text } from '../model/text.ts';
import type { DemoFiles } from '../read.ts';

/** In px; those narrower than the picture. */
export function thumbnailWidths({ width, format }: PictureSize): number[] {
  return format === 'svg' ? [] : [400, 800, 1600].filter((thumbnail) => thumbnail < width);
}

/** @param width of a thumbnail in px */
export function pictureFile(shop: string, key: string, size: PictureSize, width?: number): string {
  const name = width === undefined ? key : `${key}_${width}`;
  return fileURLToPath(new URL(`../${shop}/pictures/${name}.${size.format}`, import.meta.url));
}

/** A font, or a PDF that is sold. */
export function storedFile(shop: string, name: string): string {
  return fileURLToPath(new URL(`../${shop}/files/${name}`, import.meta.url));
}

interface ShownPicture {
  readonly key: string;
  readonly alt: Text;
}

/**
 * All pictures with their alternative text. A medium of Shopware has one: a description takes precedence over the name of a
 * product, and that over the name of a category.
 */
export function shownPictures({
  catalogue,
  layouts,
}: Pick<DemoFiles, 'catalogue' | 'layouts'>): ShownPicture[] {
  const inLayouts = layouts
    .flatMap(({ sections }) => sections)
    .flatMap((section) => [
      ...(section.background === undefined ? [] : [plain(section.background.picture)]),
      ...section.blocks.flatMap((block) => [
        ...(block.background === undefined ? [] : [plain(block.background.picture)]),
        ...Object.values(block.slots).flatMap(pictures),
      ]),
    ]);
  const described = catalogue.categories.flatMap(({ picture, pictureAlt }) =>
    picture === undefined || pictureAlt === undefined ? [] : [{ key: picture, alt: pictureAlt }],
  );
  const ofNamed = [...catalogue.categories, ...catalogue.paymentMethods].flatMap(({ picture, name }) =>
    picture === undefined ? [] : [{ key: picture, alt: name }],
  );
  const ofProducts = catalogue.products.flatMap((product) =>
    [product.pictures, ...(product.variants ?? []).map((variant) => variant.pictures ?? [])]
      .flat()
      .map((key) => ({ key, alt: product.name })),
  );
  const shown = new Map<string, ShownPicture>();
  for (const picture of [...inLayouts, ...described, ...ofProducts, ...ofNamed]) {
    const known = shown.get(picture.key);
    if (known === undefined || known.alt.de === '') shown.set(picture.key, picture);
  }
  return [...shown.values()];
}

const plain = (key: string): ShownPicture => ({ key, alt: { de: '', en: '', fr: '' } });

function pictures(element: LayoutElement): ShownPicture[] {
  const shown: readonly LayoutPicture[] =
    'items' in element && element.type !== 'kontor-faq'
      ? element.items
      : 'picture' in element
        ? [element]
        : [];
  return shown.map(({ picture, alt }) => ({ key: picture, alt }));
}
