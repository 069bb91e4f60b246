import { lazy } from 'react';
import type { Client } from 'urql';
import type { SentKind } from '../../../schema/form-contract.ts';
import type { CmsPagePartsFragment, FormKind, ProductPartsFragment } from '../../generated/graphql.ts';
import { whenFormIsNear, whenFormIsTouched } from '../../shared/forms/late-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { addSecondaryMessages } from '../../shared/i18n/secondary-messages.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { extension } from '../../shared/shop/extension.ts';
import type { ServiceFormProps, Slot, SlotParts } from '../../shared/slots/slot-parts.ts';
import { LatePart } from '../../shared/ui/late.tsx';
import { ProductDocument } from '../catalog/public/product.generated.ts';
import { addConsentMessages } from '../consent/public/consent-messages.ts';
import { addFormMessages } from '../forms/public/form-messages.ts';
import { FormPartsDocument } from '../forms/public/forms.generated.ts';
import { SERVICE_FORM, serviceFormName } from '../forms/public/service-form-name.ts';
import { addServiceMessages } from '../forms/public/service-messages.ts';
import { addEntryMessages } from './entry-messages.ts';

interface LoadedSlots {
  parts: SlotParts;
  modules: string[];
}

interface PageOfSlots {
  about: SlotParts['page'];
  form?: FormKind | null | undefined;
  product?: ProductPartsFragment | undefined;
  /** Rendered by the server. */
  first: boolean;
}

/** On the first page its code is loaded when the shopper comes near it. */
async function newsletterForm(shop: Shop, first: boolean): Promise<NonNullable<SlotParts['newsletter']>> {
  const load = async () => {
    const [module] = await Promise.all([
      import('../forms/public/newsletter-form.tsx'),
      addFormMessages(shop),
    ]);
    return module.NewsletterForm;
  };
  if (import.meta.env.SSR || !first) return load();
  return lazy(async () => {
    await whenFormIsNear('.newsletter-form');
    return { default: await importOrReload(load) };
  });
}

/**
 * On the first page its code and texts are loaded when that is touched, or at once if it was filled in before. Two forms
 * could not be told apart until then.
 */
async function serviceForm(
  shop: Shop,
  sent: readonly SentKind[],
  first: boolean,
): Promise<LatePart<ServiceFormProps>> {
  const [kind, another] = sent;
  const filledIn = async () => {
    const { hasDraft } = await import('../../shared/storage/drafts.ts');
    if (!kind || !hasDraft(serviceFormName(kind))) await new Promise(() => {});
  };
  const wanted = (selector: string) => Promise.race([whenFormIsTouched(selector), filledIn()]);
  const part = new LatePart<ServiceFormProps>(SERVICE_FORM, wanted, async () => {
    const [module] = await Promise.all([
      import('../forms/public/service-form.tsx'),
      addFormMessages(shop),
      addServiceMessages(shop),
    ]);
    return module.ServiceForm;
  });
  if (import.meta.env.SSR || !first || another) await part.load();
  return part;
}

/** Products that parts of a layout show: the page's own and those that the layout names. */
async function addProductParts(
  parts: SlotParts,
  slots: readonly Slot[],
  client: Client,
  product: ProductPartsFragment | undefined,
): Promise<void> {
  const shown = slots.filter((slot) => slot.__typename === 'CmsProductPart');
  const ids = new Set(shown.flatMap(({ productId }) => productId ?? []));
  const others = [...ids].filter((id) => id !== product?.id);
  const [module, ...answers] = await Promise.all([
    import('./cms-product-part.tsx'),
    ...others.map((id) => dataOf(client.query(ProductDocument, { id }))),
  ]);
  const found = [product, ...answers.map((answer) => answer.product)];
  // By requested id: a product with variants answers as one of them.
  parts.products = new Map(found.flatMap((one, index) => (one ? [[others[index - 1] ?? one.id, one]] : [])));
  parts.productPart = module.CmsProductPart;
  parts.own = product?.id;
  parts.named = shown.some(({ part }) => part === 'product-name');
}

async function addContents(parts: SlotParts, shop: Shop): Promise<string[]> {
  const [module, messages] = await Promise.all([import('./contents.tsx'), addSecondaryMessages(shop)]);
  parts.contents = module.Contents;
  return ['web/features/content/contents.tsx', messages];
}

/**
 * Only code and texts of elements that the layout has.
 * @param page what it is about, and a form beside its layout
 */
export async function loadSlots(
  cms: CmsPagePartsFragment | null | undefined,
  shop: Shop,
  client: Client,
  { about, form, product, first }: PageOfSlots,
): Promise<LoadedSlots> {
  const blocks = (cms?.sections ?? []).flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar]);
  const slots = blocks.flatMap((block) => block.slots);
  const kinds = new Set(slots.map((slot) => slot.__typename));
  const forms = new Set([
    ...slots.flatMap((slot) => (slot.__typename === 'CmsForm' ? [slot.form] : [])),
    ...(form ? [form] : []),
  ]);
  const parts: SlotParts = about ? { page: about } : {};
  const modules: string[] = [];
  const loads: readonly [Slot['__typename'], () => Promise<string[]>][] = [
    [
      'CmsVideo',
      async () => {
        const [module, messages] = await Promise.all([import('./cms-video.tsx'), addConsentMessages(shop)]);
        parts.player = module.CmsVideo;
        return ['web/features/content/cms-video.tsx', messages];
      },
    ],
    [
      'CmsFaq',
      async () => {
        parts.faq = (await import('./cms-faq.tsx')).CmsFaq;
        return ['web/features/content/cms-faq.tsx'];
      },
    ],
    [
      'CmsForm',
      async () => {
        if (forms.has('NEWSLETTER')) parts.newsletter = await newsletterForm(shop, first);
        if ([...forms].every((kind) => kind === 'NEWSLETTER')) return [];
        const all = slots.flatMap((slot) => (slot.__typename === 'CmsForm' ? [slot.form] : []));
        const sent = [...all, ...(form ? [form] : [])].filter((kind) => kind !== 'NEWSLETTER');
        const [loaded, { salutations }] = await Promise.all([
          serviceForm(shop, sent, first),
          dataOf(client.query(FormPartsDocument, {})),
        ]);
        parts.form = loaded;
        parts.salutations = salutations;
        return [];
      },
    ],
    [
      'CmsEntries',
      async () => {
        const [module, messages] = await Promise.all([import('./cms-entries.tsx'), addEntryMessages(shop)]);
        parts.entries = module.CmsEntries;
        return ['web/features/content/cms-entries.tsx', messages];
      },
    ],
    [
      'CmsProductPart',
      async () => {
        await addProductParts(parts, slots, client, product);
        return ['web/features/content/cms-product-part.tsx'];
      },
    ],
    [
      'CmsUnknown',
      async () => {
        if (!import.meta.env.SHOP_CODE) return [];
        const { ownElements } = await import('./own-elements.ts');
        parts.elements = await ownElements(slots);
        return [];
      },
    ],
    [
      'CmsGallery',
      async () => {
        parts.gallery = (await import('./cms-gallery.tsx')).CmsGallery;
        return ['web/features/content/cms-gallery.tsx'];
      },
    ],
  ];
  const needed = loads.filter(([kind]) => kinds.has(kind) || (kind === 'CmsForm' && form));
  const [addition, ...files] = await Promise.all([
    import.meta.env.SHOP_CODE && product && extension.product?.({ client, shop }, product),
    ...needed.map(([, load]) => load()),
    ...(cms?.contents.length ? [addContents(parts, shop)] : []),
  ]);
  if (product && addition) parts.addition = { productId: product.id, node: addition };
  modules.push(...files.flat());
  return { parts, modules };
}
