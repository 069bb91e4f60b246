import type { Image, Manufacturer } from '../../../schema/generated/types.ts';
import { image } from '../../shopware/mappers/image.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ProductSource } from './public/product.ts';

/** A manufacturer; what a list lacks is read with a product of it. */
export type ManufacturerSource = Pick<Manufacturer, 'id' | 'name'> & Pick<ProductSource, 'detail'>;

/** The manufacturer of a product. Products in a layout lack it, so it is loaded, batched. */
export async function manufacturer(
  { id, entity, detail }: Pick<ProductSource, 'id' | 'entity' | 'detail'>,
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<ManufacturerSource | null> {
  const found = entity.manufacturer ?? (await loaders.card.load(id))?.manufacturer;
  return found?.id ? { id: found.id, name: translated(found, 'name') ?? '', detail } : null;
}

export async function manufacturerUrl({ detail }: ManufacturerSource): Promise<string | null> {
  return safeUrl((await detail()).manufacturer?.link);
}

export async function manufacturerImage({ detail }: ManufacturerSource): Promise<Image | null> {
  return image((await detail()).manufacturer?.media);
}
