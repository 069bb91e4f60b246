import type { Text } from '../demo/model.ts';

/** A picture in a slider or gallery. */
export interface LayoutPicture {
  readonly picture: string;
  readonly alt: Text;
  /** Key of a category that the picture links to. */
  readonly category?: string;
}

/** What a slot shows; texts are HTML in three languages, where `category:<key>` and `product:<key>` stand for links. */
export type LayoutElement =
  | { readonly type: 'text'; readonly html: Text }
  /** Text of the category or landing page that the layout is shown on. */
  | { readonly type: 'text'; readonly mapped: 'category.name' | 'category.description' }
  | { readonly type: 'html'; readonly html: Text }
  | ({ readonly type: 'image' } & LayoutPicture)
  | { readonly type: 'image-slider' | 'picture-gallery'; readonly items: readonly LayoutPicture[] }
  | {
      readonly type: 'youtube-video' | 'vimeo-video';
      readonly video: string;
      readonly title: Text;
      readonly picture: string;
      readonly alt: Text;
    }
  | { readonly type: 'product-box'; readonly product: string }
  | {
      readonly type: 'product-slider';
      readonly title: Text;
      /** Which products: the flag of a product, or their keys. */
      readonly products: 'topseller' | 'new' | 'reduced' | readonly string[];
      readonly limit: number;
    }
  | {
      readonly type: 'form';
      readonly form: 'contact' | 'newsletter';
      readonly title: Text;
      readonly confirmation: Text;
      /** Who receives it; the shop itself when absent. */
      readonly receiver?: string;
    }
  | {
      readonly type: 'kontor-faq';
      readonly items: readonly { readonly question: Text; readonly answer: Text }[];
    }
  | {
      readonly type: 'kontor-entries';
      readonly kind: 'recipe' | 'blog' | 'news';
      readonly title: Text;
      readonly limit: number;
    }
  /** An element of a plugin that a storefront does not know. */
  | { readonly type: 'plugin'; readonly name: string; readonly values: Readonly<Record<string, unknown>> }
  | {
      readonly type:
        | 'product-name'
        | 'manufacturer-logo'
        | 'image-gallery'
        | 'buy-box'
        | 'product-description-reviews'
        | 'cross-selling';
      /** Key of a product; that of the page when absent. */
      readonly product?: string;
    }
  | { readonly type: 'product-listing' | 'sidebar-filter' | 'category-navigation' };

/** What sections and blocks have in common. */
interface LayoutArea {
  readonly name?: string;
  readonly cssClass?: string;
  /** `#rrggbb` */
  readonly backgroundColor?: string;
  readonly background?: { readonly picture: string; readonly mode: 'auto' | 'contain' | 'cover' };
  readonly visibility?: {
    readonly mobile: boolean;
    readonly tablet: boolean;
    readonly desktop: boolean;
  };
}

/** A block of one of Shopware's types; `slots` are by slot name. */
export interface LayoutBlock extends LayoutArea {
  readonly type: string;
  readonly position?: 'main' | 'sidebar';
  /** CSS lengths: top, right, bottom, left. */
  readonly margins?: readonly [top: string, right: string, bottom: string, left: string];
  readonly slots: Readonly<Record<string, LayoutElement>>;
}

export interface LayoutSection extends LayoutArea {
  readonly type: 'default' | 'sidebar';
  readonly sizing: 'boxed' | 'full_width';
  /** What becomes of the sidebar on a phone. */
  readonly mobile?: 'hidden' | 'wrap';
  readonly blocks: readonly LayoutBlock[];
}

/** A CMS page ("shopping experience"). */
export interface Layout {
  readonly key: string;
  readonly name: Text;
  readonly type: 'page' | 'landingpage' | 'product_list' | 'product_detail';
  readonly sections: readonly LayoutSection[];
}
