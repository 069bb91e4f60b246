import type { Client } from 'urql';
import type { CmsPagePartsFragment, FormKind, ProductPartsFragment } from '../../generated/graphql.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { addPersonalTexts } from '../../shared/i18n/personal-texts.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import { extension } from '../../shared/shop/extension.ts';
import type { Slot, SlotParts } from '../../shared/slots/slot-parts.ts';
import { ProductDocument } from '../catalog/public/product.generated.ts';
import { FormPartsDocument } from '../forms/public/forms.generated.ts';
import { contentsOf, slotsOf } from './layout-contents.ts';

interface PageOfSlots {
  place: SlotParts['page'];
  form?: FormKind | null | undefined;
  product?: ProductPartsFragment | undefined;
}

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
  // By requested id: a product with variants is returned as one of them.
  parts.products = new Map(
    found.flatMap((candidate, index) => (candidate ? [[others[index - 1] ?? candidate.id, candidate]] : [])),
  );
  parts.productPart = module.CmsProductPart;
  parts.pageProductId = product?.id;
  parts.named = shown.some(({ part }) => part === 'product-name');
}

async function shopElements(slots: readonly Slot[]): Promise<NonNullable<SlotParts['elements']>> {
  const types = new Set(
    slots.flatMap((slot) => (slot.__typename === 'CmsUnknown' && slot.data ? [slot.type] : [])),
  );
  const loaded = [...types].map(async (type) => {
    const module = await extension.elements?.[type]?.();
    return module ? [[type, module.default] as const] : [];
  });
  return new Map((await Promise.all(loaded)).flat());
}

/** Loads code and data only for elements that the layout uses. */
export async function loadSlots(
  cms: CmsPagePartsFragment | null | undefined,
  shop: Shop,
  client: Client,
  { place, form, product }: PageOfSlots,
) {
  const slots = slotsOf(cms);
  const types = new Set(slots.map((slot) => slot.__typename));
  const forms = [
    ...slots.flatMap((slot) => (slot.__typename === 'CmsForm' ? [slot.form] : [])),
    ...(form ? [form] : []),
  ];
  const parts: SlotParts = place ? { page: place } : {};
  const modules: string[] = [];
  const load = async (isUsed: boolean | undefined, module: string, add: () => Promise<void>) => {
    if (!isUsed) return;
    modules.push(module);
    await add();
  };
  await Promise.all([
    load(
      types.has('CmsVideo') || types.has('CmsVideoFile'),
      'web/features/content/cms-video.tsx',
      async () => {
        parts.player = (await import('./cms-video.tsx')).CmsVideo;
      },
    ),
    load(types.has('CmsFaq'), 'web/features/content/cms-faq.tsx', async () => {
      parts.faq = (await import('./cms-faq.tsx')).CmsFaq;
    }),
    load(types.has('CmsEntries'), 'web/features/content/entry-card.tsx', async () => {
      parts.entries = (await import('./entry-card.tsx')).CmsEntries;
    }),
    load(types.has('CmsGallery'), 'web/features/content/cms-gallery.tsx', async () => {
      parts.gallery = (await import('./cms-gallery.tsx')).CmsGallery;
    }),
    load(types.has('CmsProductPart'), 'web/features/content/cms-product-part.tsx', () =>
      addProductParts(parts, slots, client, product),
    ),
    load(Boolean(cms && contentsOf(cms).length), 'web/features/content/contents.tsx', async () => {
      parts.contents = (await import('./contents.tsx')).Contents;
    }),
    load(forms.includes('NEWSLETTER'), 'web/features/forms/public/newsletter-form.tsx', async () => {
      parts.newsletter = (await import('../forms/public/newsletter-form.tsx')).NewsletterForm;
    }),
    load(
      forms.some((kind) => kind !== 'NEWSLETTER'),
      'web/features/forms/public/service-form.tsx',
      async () => {
        const [{ ServiceForm }, { salutations }, texts] = await Promise.all([
          import('../forms/public/service-form.tsx'),
          dataOf(client.query(FormPartsDocument, {})),
          addPersonalTexts(shop),
        ]);
        modules.push(texts);
        parts.form = ServiceForm;
        parts.salutations = salutations;
      },
    ),
    import.meta.env.SHOP_CODE &&
      shopElements(slots).then((elements) => {
        parts.elements = elements;
      }),
    import.meta.env.SHOP_CODE &&
      product &&
      extension.product?.({ client, shop }, product).then((node) => {
        parts.addition = { productId: product.id, node };
      }),
  ]);
  return { parts, modules };
}
