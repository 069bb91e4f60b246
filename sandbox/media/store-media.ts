import type { Call } from '../server/call.ts';
import { failure, invalidUuid } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { mediaId } from '../shops/derive/ids.ts';
import { mediaEntity } from './media-entity.ts';
import { uploadedMedia } from './uploaded-media.ts';

/** Without private media (cases 791–793). @throws CONTENT__MEDIA_EMPTY_ID */
function media(call: Call): Entity[] {
  const { ids } = call.body;
  if (!Array.isArray(ids) || ids.length === 0)
    throw failure(400, 'CONTENT__MEDIA_EMPTY_ID', 'A media id must be provided.');
  const pictures = new Map([...demo.pictures.keys()].map((key) => [mediaId(key), key]));
  for (const id of ids) if (!isHexId(id)) throw invalidUuid(String(id));
  return ids.flatMap((id) => {
    const picture = pictures.get(String(id));
    if (picture !== undefined) return [mediaEntity(picture, picture, call.view)];
    const file = call.shop.files.get(String(id));
    return file === undefined || file.private ? [] : [uploadedMedia(file, call.view.origin)];
  });
}

export function addMediaRoutes(router: Router): void {
  router.add('GET|POST', '/media', media);
}
