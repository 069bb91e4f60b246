import type { Text } from '../demo/model.ts';

/** What a slot shows; texts are HTML in three languages. */
export type LayoutElement =
  | { readonly type: 'text'; readonly html: Text }
  /** Text of the category or landing page that the layout is shown on. */
  | { readonly type: 'text'; readonly mapped: 'category.name' | 'category.description' }
  | { readonly type: 'html'; readonly html: Text }
  | {
      readonly type: 'image';
      readonly picture: string;
      readonly alt: Text;
      /** Key of a category that the picture links to. */
      readonly category?: string;
    }
  | {
      readonly type: 'product-slider';
      readonly title: Text;
      /** Which products: the flag of a product, or their keys. */
      readonly products: 'topseller' | 'new' | 'reduced' | readonly string[];
      readonly limit: number;
    }
  | {
      readonly type:
        | 'product-listing'
        | 'sidebar-filter'
        | 'category-navigation'
        | 'product-name'
        | 'manufacturer-logo'
        | 'image-gallery'
        | 'buy-box'
        | 'product-description-reviews'
        | 'cross-selling';
    };

/** A block of one of Shopware's types; `slots` are by slot name. */
export interface LayoutBlock {
  readonly type: string;
  readonly name?: string;
  readonly cssClass?: string;
  readonly backgroundColor?: string;
  readonly position?: 'main' | 'sidebar';
  readonly slots: Readonly<Record<string, LayoutElement>>;
}

export interface LayoutSection {
  readonly type: 'default' | 'sidebar';
  readonly sizing: 'boxed' | 'full_width';
  readonly name?: string;
  readonly cssClass?: string;
  readonly blocks: readonly LayoutBlock[];
}

/** A CMS page ("shopping experience"). */
export interface Layout {
  readonly key: string;
  readonly name: Text;
  readonly type: 'page' | 'landingpage' | 'product_list' | 'product_detail';
  readonly sections: readonly LayoutSection[];
}
