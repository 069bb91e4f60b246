import {
  BrowseDocument,
  FindCategoryDocument,
  LookDocument,
  type LookQuery,
  type StartQuery,
} from './generated/graphql.ts';
import type { Shopper } from './shopper.ts';

interface Found {
  readonly product: NonNullable<LookQuery['product']>;
  readonly categoryId: string;
  readonly alternates: readonly { readonly locale: string; readonly path: string }[];
}

const paths = (navigation: StartQuery['navigation']): string[] =>
  navigation
    .flatMap((entry) => [entry, ...entry.children])
    .flatMap((entry) => (entry.link?.path ? [entry.link.path] : []));

/**
 * Searches the categories of the main menu for a physical product in stock.
 * @param fits additional condition
 */
export async function findBuyable(
  shopper: Shopper,
  start: StartQuery,
  fits: (product: Found['product']) => boolean = ({ purchase }) => purchase.max >= purchase.min * 2,
): Promise<Found> {
  for (const path of paths(start.navigation)) {
    const { page } = await shopper.ask(FindCategoryDocument, { path });
    if (page?.__typename !== 'CategoryPage') continue;
    const { listing } = await shopper.ask(BrowseDocument, { categoryId: page.category.id, first: 24 });
    for (const card of listing.nodes) {
      if (!card.available) continue;
      const { product } = await shopper.ask(LookDocument, { id: card.id });
      if (product?.available && !product.isDownload && fits(product))
        return { product, categoryId: page.category.id, alternates: page.seo.alternates };
    }
  }
  throw new Error('no category of the main menu has a product that can be bought');
}
