import type { Image } from '../../../schema/generated/types.ts';
import type { SwMedia } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ShopFields } from './shop-fields.ts';

/** A picture by a custom field that holds its id. */
type Named = readonly [field: string, id: string | null];

/**
 * Pictures of the shop by the ids in its custom fields (cases 791–793: a private or unknown one is left out of the answer).
 * One that cannot be had counts as not said.
 */
export async function shopPictures(
  { read, log }: Pick<GatewayContext, 'read' | 'log'>,
  fields: ShopFields,
  wanted: readonly Named[],
  alt: string,
): Promise<(Image | null)[]> {
  const ids = [...new Set(wanted.flatMap(([, id]) => (id === null ? [] : [id])))].sort();
  if (ids.length === 0) return wanted.map(() => null);
  try {
    const call = { path: '/media', body: { ids } };
    const found = await read<readonly SwMedia[]>({ name: 'shopPictures', call });
    return wanted.map(([field, id]) => picture(found, fields, field, id, alt));
  } catch (error) {
    log.warn({ err: error }, 'pictures of the shop cannot be asked');
    return wanted.map(() => null);
  }
}

function picture(
  found: readonly SwMedia[],
  fields: ShopFields,
  field: string,
  id: string | null,
  alt: string,
): Image | null {
  if (id === null) return null;
  const media = found.find((one) => one.id === id);
  const shown = media?.mimeType?.startsWith('image/') ? image(media, alt) : null;
  if (shown !== null) return shown;
  const why = media === undefined ? 'names a file that is not there or not public' : 'is no picture';
  fields.note(field, `${why} and is left out`);
  return null;
}
