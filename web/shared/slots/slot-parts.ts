import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type {
  CheckoutQuery,
  CmsBlockPartsFragment,
  CmsPagePartsFragment,
  FormKind,
  FormPlaceInput,
  ProductPartsFragment,
} from '../../generated/graphql.ts';
import type { LatePart } from '../ui/late.tsx';

export type FormSalutations = CheckoutQuery['salutations'];

export type Slot = CmsBlockPartsFragment['slots'][number];

export type SlotOf<Type extends NonNullable<Slot['__typename']>> = Extract<Slot, { __typename: Type }>;

export interface ServiceFormProps {
  kind: Exclude<FormKind, 'NEWSLETTER'>;
  title: string | null | undefined;
  salutations: FormSalutations;
  place: FormPlaceInput | null;
}

/** Components that only some layouts need. */
export interface SlotParts {
  /** Of a long page. */
  contents?: ComponentType<{ cms: CmsPagePartsFragment }>;
  player?: ComponentType<{ slot: SlotOf<'CmsVideo'> }>;
  faq?: ComponentType<{ slot: SlotOf<'CmsFaq'> }>;
  form?: LatePart<ServiceFormProps>;
  newsletter?: ComponentType<{ title?: string | null | undefined }>;
  entries?: ComponentType<{ slot: SlotOf<'CmsEntries'> }>;
  gallery?: ComponentType<{ slot: SlotOf<'CmsGallery'> }>;
  productPart?: ComponentType<{ slot: SlotOf<'CmsProductPart'> }>;
  products?: ReadonlyMap<string, ProductPartsFragment>;
  /** Id of the page's product. */
  own?: string | undefined;
  named?: boolean;
  /** Of the shop's own code, by Shopware's element type. */
  elements?: ReadonlyMap<string, ComponentType<{ data: unknown }>>;
  /** What the shop's own code adds to a product. */
  addition?: { productId: string; node: ReactNode };
  page?: Omit<FormPlaceInput, 'slotId'>;
  salutations?: FormSalutations;
}

const SlotPartsContext = createContext<SlotParts>({});

export const SlotPartsProvider = SlotPartsContext.Provider;

export function useSlotParts(): SlotParts {
  return useContext(SlotPartsContext);
}
