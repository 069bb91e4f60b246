import type { Product, Property } from '../../../../schema/generated/types.ts';
import type { SwProduct } from '../../../shopware/entities.ts';
import { image } from '../../../shopware/mappers/image.ts';
import { safeUrl } from '../../../shopware/mappers/safe-url.ts';
import { customField, translated } from '../../../shopware/mappers/translated.ts';
import { productPath } from '../../../shopware/reads/entity-path.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { badges } from '../badges.ts';
import { toldApart } from '../picture-texts.ts';
import { detailPrice } from '../price.ts';
import { specifications } from '../specifications.ts';
import { byGroup, byOption } from './option-order.ts';
import { purchaseRules } from './purchase-rules.ts';
import { variantLabels } from './variant.ts';

export type ProductSource = Omit<
  Product,
  | 'variantChoices'
  | 'reviews'
  | 'crossSellings'
  | 'alternatives'
  | 'bundle'
  | 'rating'
  | 'descriptionHtml'
  | 'faq'
  | 'availability'
> & {
  readonly entity: SwProduct;
};

export function product(
  entity: SwProduct,
  context: Pick<GatewayContext, 'money' | 'language' | 'messages' | 'taxState'>,
): ProductSource {
  const name = translated(entity, 'name') ?? '';
  const facts = customField(entity, 'kontor_facts');
  const maker = entity.manufacturer;
  const pictures = (entity.media ?? [])
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .flatMap(({ media }) => image(media, name) ?? []);
  const cover = image(entity.cover?.media, name);
  return {
    entity,
    id: entity.id ?? '',
    parentId: entity.parentId ?? null,
    variant: variantLabels(entity),
    number: entity.productNumber ?? '',
    ean: entity.ean ?? null,
    name,
    facts: typeof facts === 'string' ? facts : null,
    path: productPath(entity, context.language.pathPrefix),
    manufacturer: maker?.id
      ? {
          id: maker.id,
          name: translated(maker, 'name') ?? '',
          url: safeUrl(maker.link),
          image: image(maker.media),
        }
      : null,
    cover,
    media: toldApart(
      cover === null ? pictures : [cover, ...pictures.filter(({ url }) => url !== cover.url)],
      name,
      context.messages,
    ),
    price: detailPrice(entity, context),
    badges: badges(entity),
    purchase: purchaseRules(entity),
    properties: properties(entity),
    specifications: specifications(entity, context),
    isDownload: entity.states?.includes('is-download') ?? false,
    releaseDate: entity.releaseDate ?? null,
  };
}

function properties(entity: SwProduct): Property[] {
  const groups = new Map<string, Property & { readonly values: string[] }>();
  const options = (entity.properties ?? [])
    .filter(({ group }) => group?.visibleOnProductDetailPage !== false)
    .toSorted((a, b) => byGroup(a.group, b.group) || byOption(a.group)(a, b));
  for (const option of options) {
    const key = option.groupId ?? option.group?.id ?? '';
    const group = groups.get(key) ?? {
      key,
      label: translated(option.group, 'name') ?? '',
      values: [],
      unit: null,
    };
    group.values.push(translated(option, 'name') ?? '');
    groups.set(key, group);
  }
  return [...groups.values()];
}
