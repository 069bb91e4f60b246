import { type ComponentType, createContext, useContext } from 'react';
import type {
  CheckoutQuery,
  CmsBlockPartsFragment,
  FormKind,
  FormPlaceInput,
  ProductPartsFragment,
} from '../../generated/graphql.ts';

/** Forms of address. */
export type FormSalutations = CheckoutQuery['salutations'];

/** An element of a layout. */
export type Slot = CmsBlockPartsFragment['slots'][number];

/** An element of a layout by its type. */
export type SlotOf<Type extends NonNullable<Slot['__typename']>> = Extract<Slot, { __typename: Type }>;

/** Elements whose code is loaded only with a layout that holds them. */
export interface SlotParts {
  player?: ComponentType<{ slot: SlotOf<'CmsVideo'> }>;
  faq?: ComponentType<{ slot: SlotOf<'CmsFaq'> }>;
  form?: ComponentType<{
    kind: Exclude<FormKind, 'NEWSLETTER'>;
    title: string | null | undefined;
    salutations: FormSalutations;
    place: FormPlaceInput | null;
  }>;
  newsletter?: ComponentType<{ title?: string | null | undefined }>;
  entries?: ComponentType<{ slot: SlotOf<'CmsEntries'> }>;
  gallery?: ComponentType<{ slot: SlotOf<'CmsGallery'> }>;
  productPart?: ComponentType<{ slot: SlotOf<'CmsProductPart'> }>;
  /** The products that the layout shows parts of, by id. */
  products?: ReadonlyMap<string, ProductPartsFragment>;
  /** Id of the product whose page it is. */
  own?: string | undefined;
  /** Whether an element of its own shows the product's name. */
  named?: boolean;
  /** What the page is about, for forms in its layout. */
  page?: Omit<FormPlaceInput, 'slotId'>;
  /** Forms of address that forms offer. */
  salutations?: FormSalutations;
}

const SlotPartsContext = createContext<SlotParts>({});

/** Hands the elements that a page has loaded to its layout. */
export const SlotPartsProvider = SlotPartsContext.Provider;

/** The elements that the page has loaded. */
export function useSlotParts(): SlotParts {
  return useContext(SlotPartsContext);
}
