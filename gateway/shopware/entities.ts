import type { Schemas } from '@shopware/api-client/store-api-types';

export type Nullable<T> = T | null | undefined;

/** PHP serialises an empty map as `[]`. */
export type PhpMap = Readonly<Record<string, unknown>> | readonly unknown[];

/**
 * A generated type whose fields may be absent or null at every depth, because responses may be incomplete, and whose
 * enumerations are open, because plugins add values.
 */
type Untrusted<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Untrusted<Item>[]
        : T extends object
          ? string extends keyof T
            ? PhpMap
            : {
                readonly [Field in keyof T]?:
                  | (Field extends 'translated' ? PhpMap : Untrusted<T[Field]>)
                  | null;
              }
          : T;

/** An entity by Shopware's OpenAPI document (6.7); `Corrections` are fields that it lacks or describes incorrectly. */
export type Entity<Name extends keyof Schemas, Corrections extends object = object> = Omit<
  Untrusted<Schemas[Name]>,
  keyof Corrections
> & { readonly [Field in keyof Corrections]?: Corrections[Field] | null };

/** An entity with translated texts; its own text fields may be null if `translated` has them. */
export interface Translated {
  readonly translated?: PhpMap | null;
}

export type SwList<T> = Entity<'EntitySearchResult', { elements: readonly T[]; aggregations: PhpMap }>;

export type SwMedia = Entity<'Media'>;
export type SwSeoUrl = Entity<'SeoUrl'>;
export type SwPrice = Entity<'CalculatedPrice'>;
export type SwGroup = Entity<'PropertyGroup'>;
export type SwOption = Entity<'PropertyGroupOption'>;
export type SwDeliveryTime = Entity<'DeliveryTime'>;
export type SwProduct = Entity<'Product'>;
export type SwReview = Entity<'ProductReview'>;
export type SwListing = SwList<SwProduct> & Entity<'ProductListingResult', { aggregations: PhpMap }>;
export type SwCategory = Entity<'Category'>;
export type SwCmsSlot = Entity<'CmsSlot'>;
export type SwCmsBlock = Entity<'CmsBlock'>;
export type SwCmsSection = Entity<'CmsSection'>;
export type SwCmsPage = Entity<'CmsPage'>;

/** Common fields of sections and blocks; the Store API omits their ids, but has references to them. */
export type SwCmsLayout = Pick<
  SwCmsSection & SwCmsBlock,
  | 'type'
  | 'position'
  | 'cssClass'
  | 'backgroundColor'
  | 'backgroundMedia'
  | 'backgroundMediaMode'
  | 'sizingMode'
  | 'marginTop'
  | 'marginRight'
  | 'marginBottom'
  | 'marginLeft'
  | 'visibility'
>;

export type SwBucket = { readonly key?: string | null; readonly count?: number | null };

/** An aggregation of a listing, which the document does not describe. */
export type SwAggregation = {
  readonly entities?: readonly unknown[] | null;
  readonly min?: string | number | null;
  readonly max?: string | number | null;
  readonly buckets?: readonly SwBucket[] | null;
};

/** The order of the shop. */
export function byPosition(a: { readonly position?: Nullable<number> }, b: typeof a): number {
  return (a.position ?? 0) - (b.position ?? 0);
}

/** Shopware's ids: 32 hexadecimal digits. Other values are rejected without a call. */
export const UUID = /^[0-9a-f]{32}$/;
