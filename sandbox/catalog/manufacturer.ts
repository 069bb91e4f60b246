import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { idOf } from '../shops/derive/ids.ts';

export function manufacturerEntity(shop: Shop, key: string | undefined, view: View): Entity | null {
  const source = shop.catalogue.manufacturers.find((manufacturer) => manufacturer.key === key);
  if (source === undefined) return null;
  const description = source.about?.[view.lang] ?? null;
  return entity(
    'product_manufacturer',
    idOf('manufacturer', source.key),
    {
      versionId: LIVE_VERSION,
      mediaId: null,
      name: source.name,
      link: source.url ?? null,
      description,
      media: null,
      translations: null,
    },
    { name: source.name, description, customFields: {} },
  );
}
