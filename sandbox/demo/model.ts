/** A text in the three languages of the demo shop; each is written for itself, never copied from another. */
export interface Text {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}

/** A category of the main, footer or service navigation. */
export interface DemoCategory {
  readonly key: string;
  readonly parent: string | null;
  readonly name: Text;
  /** One or two sentences under the headline of the listing. */
  readonly lead?: Text;
  /** `page` has a CMS page, `folder` only groups, `link` leads elsewhere. */
  readonly type?: 'page' | 'folder' | 'link';
  /** Target of a `link`: an http(s) address, or the key of a category or product. */
  readonly link?: { readonly kind: 'external' | 'category' | 'product'; readonly target: string };
  /** Key of the CMS layout in `layouts.ts`; the listing layout when absent. */
  readonly layout?: string;
  readonly picture?: string;
  /** What the picture shows; the name when absent. */
  readonly pictureAlt?: Text;
  /** Values of the set `kontor_*`, the same in every language. */
  readonly customFields?: Readonly<Record<string, unknown>>;
  /** Values of the set `kontor_*` by language, laid over the others. */
  readonly ownFields?: Readonly<Record<keyof Text, Readonly<Record<string, unknown>>>>;
  /** "Hide in navigation": in lists and under its path, but in no menu. */
  readonly hidden?: boolean;
  /** Products of the categories below are not listed here. */
  readonly withoutNested?: boolean;
}

/** A property or variant group ("Material", "Grösse", "Farbe"). */
export interface DemoPropertyGroup {
  readonly key: string;
  readonly name: Text;
  readonly display: 'text' | 'color' | 'media' | 'select';
  readonly sort: 'alphanumeric' | 'numeric' | 'position';
  readonly filterable: boolean;
  readonly options: readonly {
    readonly key: string;
    readonly name: Text;
    readonly color?: string;
  }[];
}

export interface DemoManufacturer {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly about: Text;
}

interface DemoReview {
  /** 1 to 5. */
  readonly points: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly language: keyof Text;
  /** ISO date. */
  readonly date: string;
  readonly shopFeedback?: string;
}

/** One buyable combination of a product with variants. */
export interface DemoVariant {
  /** Option keys, one of each group of `configurator`. */
  readonly options: readonly string[];
  /** Gross CHF; the product's own price when absent. */
  readonly price?: number;
  readonly stock?: number;
  /** Picture keys; the product's own when absent. */
  readonly pictures?: readonly string[];
}

export interface DemoProduct {
  /** Stable key; ids are derived from it. */
  readonly key: string;
  readonly number: string;
  readonly name: Text;
  /** One line of facts on cards: "Gusseisen emailliert, Ø 24 cm". */
  readonly facts: Text;
  /** HTML: paragraphs and lists. */
  readonly description: Text;
  readonly manufacturer: string;
  /** Keys of categories; the first is the main one and gives the SEO path. */
  readonly categories: readonly string[];
  /** Gross price in CHF for one piece. */
  readonly price: number;
  /** Former gross price in CHF; a variant with a price of its own has none. */
  readonly listPrice?: number;
  /** Price from a quantity on, ascending; the first tier starts at 1 with `price`. */
  readonly tiers?: readonly { readonly from: number; readonly price: number }[];
  /** Swiss VAT: 8.1 % or 2.6 % (food, books). */
  readonly tax: 'standard' | 'reduced';
  readonly stock: number;
  /** Not sold beyond its stock. */
  readonly closeout?: boolean;
  readonly minPurchase?: number;
  readonly purchaseSteps?: number;
  readonly maxPurchase?: number;
  /** kg */
  readonly weight: number;
  /** mm */
  readonly size?: { readonly width: number; readonly height: number; readonly length: number };
  /** Content and reference for the unit price, e.g. 0.25 of 1 kg. */
  readonly content?: {
    readonly purchaseUnit: number;
    readonly referenceUnit: number;
    readonly unit: 'kg' | 'l';
  };
  readonly deliveryTime: 'days-1-3' | 'days-3-5' | 'weeks-2-3';
  /** Days until it is back when sold out. */
  readonly restockDays?: number;
  /** ISO date; a product younger than 60 days carries "new". */
  readonly released: string;
  readonly topseller?: boolean;
  readonly freeShipping?: boolean;
  readonly swissDesign?: boolean;
  readonly download?: boolean;
  /** Option keys of property groups. */
  readonly properties: readonly string[];
  /** Keys of the property groups that make the variants, in the order of choosing. */
  readonly configurator?: readonly string[];
  readonly variants?: readonly DemoVariant[];
  /** Keys of pictures, the cover first. */
  readonly pictures: readonly string[];
  /** Technical data as label and value, shown as specifications. */
  readonly specifications?: readonly { readonly label: Text; readonly value: Text }[];
  readonly reviews?: readonly DemoReview[];
  readonly crossSelling?: readonly { readonly title: Text; readonly products: readonly string[] }[];
  readonly faq?: readonly { readonly question: Text; readonly answer: Text }[];
  /** Keys of products and their number in a bundle. */
  readonly bundle?: readonly { readonly product: string; readonly quantity: number }[];
  /** Key of the CMS layout of its page; Shopware's default one when absent. */
  readonly layout?: string;
  /** Extra words the search finds it by. */
  readonly keywords?: Text;
}

export interface DemoShippingMethod {
  readonly key: string;
  /** Where a parcel is followed; `%s` stands for its code. */
  readonly trackingUrl?: string;
  readonly name: Text;
  readonly description: Text;
  readonly deliveryTime: DemoProduct['deliveryTime'];
  /** ISO codes of the countries it serves. */
  readonly countries: readonly string[];
  /** kg; absent for no limit. */
  readonly maxWeight?: number;
  /** Gross CHF by weight: the price of the first row whose `upTo` (kg) is not exceeded. */
  readonly prices: readonly { readonly upTo: number; readonly price: Readonly<Record<string, number>> }[];
  /** Positions total in CHF from which shipping is free. */
  readonly freeFrom?: number;
}

export interface DemoPaymentMethod {
  readonly key: string;
  readonly name: Text;
  readonly description: Text;
  /** `asynchronous` leads to the pay page. */
  readonly handler: 'invoice' | 'prepayment' | 'cash' | 'asynchronous';
  /** Cart total in CHF within which it may be chosen. */
  readonly total?: { readonly min?: number; readonly max?: number };
}

export interface DemoPromotion {
  readonly key: string;
  readonly name: Text;
  /** Absent: applied by itself. */
  readonly code?: string;
  readonly discount: {
    readonly kind: 'percentage' | 'absolute' | 'free-delivery';
    readonly value: number;
    readonly max?: number;
  };
  /** Positions total in CHF from which it applies. */
  readonly minimum?: number;
  /** ISO dates. */
  readonly validFrom?: string;
  readonly validUntil?: string;
  /** Keys of promotions it cannot stand beside; `all` for none at all. */
  readonly excludes?: readonly string[] | 'all';
  readonly priority?: number;
}
