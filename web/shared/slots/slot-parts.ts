import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type {
  CheckoutQuery,
  CmsBlockPartsFragment,
  CmsPagePartsFragment,
  FormKind,
  FormPlaceInput,
  ProductPartsFragment,
} from '../../generated/graphql.ts';

export type FormSalutations = CheckoutQuery['salutations'];

export type Slot = CmsBlockPartsFragment['slots'][number];

export type SlotOf<Type extends NonNullable<Slot['__typename']>> = Extract<Slot, { __typename: Type }>;

interface ServiceFormProps {
  kind: Exclude<FormKind, 'NEWSLETTER'>;
  title: string | null | undefined;
  salutations: FormSalutations;
  place: FormPlaceInput | null;
}

/** Components that only some layouts need. */
export interface SlotParts {
  contents?: ComponentType<{ cms: CmsPagePartsFragment }>;
  player?: ComponentType<{ slot: SlotOf<'CmsVideo' | 'CmsVideoFile'> }>;
  faq?: ComponentType<{ slot: SlotOf<'CmsFaq'> }>;
  form?: ComponentType<ServiceFormProps>;
  newsletter?: ComponentType<{ title?: string | null | undefined }>;
  entries?: ComponentType<{ slot: SlotOf<'CmsEntries'> }>;
  gallery?: ComponentType<{ slot: SlotOf<'CmsGallery'> }>;
  productPart?: ComponentType<{ slot: SlotOf<'CmsProductPart'> }>;
  products?: ReadonlyMap<string, ProductPartsFragment>;
  pageProductId?: string | undefined;
  named?: boolean;
  /** Of the shop's code, by Shopware's element type. */
  elements?: ReadonlyMap<string, ComponentType<{ data: unknown }>>;
  /** Added to a product by the shop's code. */
  addition?: { productId: string; node: ReactNode };
  page?: Omit<FormPlaceInput, 'slotId'>;
  salutations?: FormSalutations;
}

const SlotPartsContext = createContext<SlotParts>({});

export const SlotPartsProvider = SlotPartsContext.Provider;

export function useSlotParts(): SlotParts {
  return useContext(SlotPartsContext);
}
