/**
 * Fields of Shopware's entities that the gateway reads. Each may be absent or null, since no answer is trusted to be
 * complete.
 */
export type Nullable<T> = T | null | undefined;

type Partially<T> = { readonly [K in keyof T]?: T[K] | null };

/** An entity with translated texts; its own text fields may be null while `translated` has them. */
export interface Translated {
  readonly translated?: Readonly<Record<string, unknown>> | readonly unknown[] | null;
}

export type SwList<T> = Partially<{ elements: readonly T[]; total: number; page: number; limit: number }>;

type SwThumbnail = Partially<{ url: string; width: number; height: number }>;

export type SwMedia = Translated &
  Partially<{
    id: string;
    url: string;
    alt: string;
    title: string;
    metaData: Partially<{ width: number; height: number }>;
    thumbnails: readonly SwThumbnail[];
  }>;

export type SwSeoUrl = Partially<{
  routeName: string;
  foreignKey: string;
  pathInfo: string;
  seoPathInfo: string;
  isCanonical: boolean;
  isDeleted: boolean;
  languageId: string;
  salesChannelId: string;
}>;

export type SwPrice = Partially<{
  unitPrice: number;
  totalPrice: number;
  quantity: number;
  listPrice: Partially<{ price: number; percentage: number }>;
  regulationPrice: Partially<{ price: number }>;
  referencePrice: Partially<{ price: number; referenceUnit: number; unitName: string }>;
  calculatedTaxes: readonly Partially<{ tax: number; taxRate: number; price: number }>[];
}>;

export type SwGroup = Translated &
  Partially<{
    id: string;
    name: string;
    displayType: string;
    position: number;
    options: readonly SwOption[];
  }>;

export type SwOption = Translated &
  Partially<{
    id: string;
    name: string;
    groupId: string;
    group: SwGroup;
    colorHexCode: string;
    media: SwMedia;
    position: number;
  }>;

export type SwDeliveryTime = Translated & Partially<{ name: string; min: number; max: number; unit: string }>;

type SwManufacturer = Translated & Partially<{ id: string; name: string; link: string; media: SwMedia }>;

type SwProductMedia = Partially<{ id: string; media: SwMedia; position: number }>;

export type SwProduct = Translated &
  Partially<{
    id: string;
    parentId: string;
    childCount: number;
    name: string;
    description: string;
    metaTitle: string;
    metaDescription: string;
    keywords: string;
    productNumber: string;
    ean: string;
    stock: number;
    availableStock: number;
    available: boolean;
    isCloseout: boolean;
    isNew: boolean;
    markAsTopseller: boolean;
    shippingFree: boolean;
    releaseDate: string;
    restockTime: number;
    minPurchase: number;
    purchaseSteps: number;
    maxPurchase: number;
    calculatedMaxPurchase: number;
    weight: number;
    width: number;
    height: number;
    length: number;
    ratingAverage: number;
    states: readonly string[];
    categoryTree: readonly string[];
    categoryIds: readonly string[];
    optionIds: readonly string[];
    options: readonly SwOption[];
    properties: readonly SwOption[];
    manufacturer: SwManufacturer;
    deliveryTime: SwDeliveryTime;
    cover: SwProductMedia;
    media: readonly SwProductMedia[];
    seoUrls: readonly SwSeoUrl[];
    calculatedPrice: SwPrice;
    calculatedPrices: readonly SwPrice[];
    calculatedCheapestPrice: SwPrice & Partially<{ hasRange: boolean; variantId: string }>;
    customFields: Readonly<Record<string, unknown>> | readonly unknown[];
    cmsPage: SwCmsPage;
  }>;

export type SwProductDetail = Partially<{ product: SwProduct; configurator: readonly SwGroup[] }>;

export type SwReview = Partially<{
  id: string;
  title: string;
  content: string;
  points: number;
  externalUser: string;
  comment: string;
  createdAt: string;
}>;

export type SwBucket = Partially<{ key: string; count: number }>;

export type SwAggregation = Partially<{
  entities: readonly unknown[];
  min: string | number;
  max: string | number;
  buckets: readonly SwBucket[];
}>;

export type SwListing = SwList<SwProduct> &
  Partially<{
    aggregations: Readonly<Record<string, SwAggregation>> | readonly unknown[];
    sorting: string;
    availableSortings: readonly (Translated & Partially<{ key: string; label: string }>)[];
  }>;

export type SwCategory = Translated &
  Partially<{
    id: string;
    parentId: string;
    name: string;
    description: string;
    type: string;
    linkType: string;
    internalLink: string;
    externalLink: string;
    linkNewTab: boolean;
    media: SwMedia;
    children: readonly SwCategory[];
    seoUrls: readonly SwSeoUrl[];
    cmsPage: SwCmsPage;
    level: number;
    path: string;
  }>;

export type SwLandingPage = Translated &
  Partially<{ id: string; name: string; cmsPage: SwCmsPage; seoUrls: readonly SwSeoUrl[] }>;

type SwVisibility = Partially<{ mobile: boolean; tablet: boolean; desktop: boolean }>;

/** Common fields of sections and blocks; the Store API omits their ids, but not the references to them. */
export type SwCmsLayout = Partially<{
  type: string;
  position: number;
  cssClass: string;
  backgroundColor: string;
  backgroundMedia: SwMedia;
  backgroundMediaMode: string;
  sizingMode: string;
  marginTop: string;
  marginRight: string;
  marginBottom: string;
  marginLeft: string;
  visibility: SwVisibility;
}>;

export type SwCmsSlot = Translated &
  Partially<{ id: string; blockId: string; slot: string; type: string; data: unknown; config: unknown }>;
export type SwCmsBlock = SwCmsLayout &
  Partially<{ sectionId: string; sectionPosition: string; slots: readonly SwCmsSlot[] }>;
export type SwCmsSection = SwCmsLayout & Partially<{ blocks: readonly SwCmsBlock[] }>;
export type SwCmsPage = Partially<{ id: string; type: string; sections: readonly SwCmsSection[] }>;
