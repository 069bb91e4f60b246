import type { FileRecord } from '../media/file-record.ts';
import { isVisible, uploadedMedia } from '../media/uploaded-media.ts';
import { failure, plainFailure } from '../server/errors.ts';
import { type Entity, isObject, stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { isId } from '../shops/derive/ids.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';
import { resourceNotFound } from './order-work.ts';

/** `shopware.filesystem.private_allowed_extensions`. */
const EXTENSIONS =
  'jpg jpeg png webp avif gif svg bmp tif tiff eps webm mkv flv ogv ogg mov mp4 avi wmv pdf aac mp3 wav flac oga wma txt doc ico glb zip rar csv xls xlsx html xml'.split(
    ' ',
  );

/** Associations that the Admin API lists but does not load. */
const NOT_LOADED = [
  'user',
  'categories',
  'productManufacturers',
  'productMedia',
  'avatarUsers',
  'mediaFolder',
  'propertyGroupOptions',
  'mailTemplateMedia',
  'tags',
  'documentBaseConfigs',
  'shippingMethods',
  'paymentMethods',
  'productConfiguratorSettings',
  'orderLineItems',
  'cmsBlocks',
  'cmsSections',
  'cmsPages',
  'documents',
  'appPaymentMethods',
  'appShippingMethods',
  'productDownloads',
  'orderLineItemDownloads',
];

function mediaType({ file }: FileRecord): Entity | null {
  if (file === null) return null;
  const name = file.mimeType.startsWith('image/') ? 'IMAGE' : 'DOCUMENT';
  return { extensions: [], name, flags: [], apiAlias: `media_type_${name}` };
}

/** Cases 784, 842, 844. */
export function adminMedia(record: FileRecord, origin: string): Entity {
  return {
    extensions: { foreignKeys: { extensions: [], apiAlias: 'media_foreign_keys_extension' } },
    _uniqueIdentifier: record.id,
    versionId: null,
    userId: null,
    mediaType: mediaType(record),
    mediaFolderId: record.mediaFolderId,
    ...Object.fromEntries(NOT_LOADED.map((name) => [name, null])),
    ...uploadedMedia(record, origin),
  };
}

function visible({ shop }: AdminCall, id: string): FileRecord | undefined {
  const file = shop.files.get(id);
  return file !== undefined && isVisible(file) ? file : undefined;
}

/** With `_response=detail` an invisible media answers 500 although it was created (cases 780, 842). */
function create(call: AdminCall): unknown {
  const { shop, body, query, headers, origin } = call;
  const id = isId(body['id']) ? body['id'] : newId();
  const record: FileRecord = {
    id,
    createdAt: stamp(),
    updatedAt: null,
    private: body['private'] === true,
    mediaFolderId: isId(body['mediaFolderId']) ? body['mediaFolderId'] : null,
    title: typeof body['title'] === 'string' ? body['title'] : null,
    file: null,
  };
  shop.files.put(id, record);
  if (query['_response'] === undefined) {
    headers['location'] = `${origin}/api/media/${id}`;
    return undefined;
  }
  if (isVisible(record)) return { data: adminMedia(record, origin) };
  throw plainFailure(
    500,
    'Shopware\\Core\\Framework\\Api\\Response\\Type\\Api\\JsonType::createDetailResponse(): Argument #2 ($entity) must be of type Shopware\\Core\\Framework\\DataAbstractionLayer\\Entity, null given',
  );
}

/** Cases 781–790, 843. */
function upload(call: AdminCall): undefined {
  const { shop, query, file, contentType, headers, origin, params } = call;
  const id = params['id'] ?? '';
  const extension = String(query['extension'] ?? '').toLowerCase();
  if (extension === '')
    throw failure(
      400,
      'CONTENT__MEDIA_MISSING_FILE_EXTENSION',
      'No file extension provided. Please use the "extension" query parameter to specify the extension of the uploaded file.',
    );
  refuseUrl(contentType, file);
  const record = visible(call, id);
  if (record === undefined)
    throw failure(404, 'CONTENT__MEDIA_NOT_FOUND', `Could not find media with id "${id}"`, {
      entity: 'media',
      field: 'id',
      value: id,
    });
  if (!EXTENSIONS.includes(extension))
    throw failure(
      400,
      'CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED',
      `The file extension "${extension}" for media object with id ${id} is not supported.`,
      { mediaId: id, extension },
    );
  const name = String(query['fileName'] ?? id);
  const taken = shop.files
    .all()
    .some((other) => other.id !== id && other.file?.name === name && other.file.extension === extension);
  if (taken)
    throw failure(
      400,
      'CONTENT__MEDIA_DUPLICATED_FILE_NAME',
      `A file with the name "${name}.${extension}" already exists.`,
      { fileName: name, fileExtension: extension },
    );
  const now = stamp();
  const mimeType = contentType.split(';')[0] || 'application/octet-stream';
  shop.fileContents.put(id, file.toString('base64'));
  shop.files.put(id, {
    ...record,
    updatedAt: now,
    file: { name, extension, mimeType, size: file.length, uploadedAt: now },
  });
  headers['location'] = `${origin}/api/media/${id}`;
  return undefined;
}

/** Shopware fetches no address of a private network; the sandbox can reach no other (case 789). */
function refuseUrl(contentType: string, file: Buffer): void {
  if (!contentType.startsWith('application/json')) return;
  let body: unknown;
  try {
    body = JSON.parse(file.toString());
  } catch {
    return;
  }
  if (!isObject(body) || typeof body['url'] !== 'string') return;
  const { url } = body;
  throw failure(400, 'CONTENT__MEDIA_ILLEGAL_URL', `Provided URL "${url}" is not allowed.`, { url });
}

function read(call: AdminCall): Entity {
  const id = call.params['id'] ?? '';
  const record = visible(call, id);
  if (record === undefined) throw resourceNotFound('media', id);
  return { data: adminMedia(record, call.origin) };
}

/** PATCH /api/media/{id}: its title. */
function change(call: AdminCall): undefined {
  const id = call.params['id'] ?? '';
  const record = visible(call, id);
  if (record === undefined) throw resourceNotFound('media', id);
  const { title } = call.body;
  call.shop.files.put(id, {
    ...record,
    updatedAt: stamp(),
    title: typeof title === 'string' || title === null ? title : record.title,
  });
  return undefined;
}

function remove(call: AdminCall): undefined {
  const id = call.params['id'] ?? '';
  if (call.shop.files.get(id) === undefined) throw resourceNotFound('media', id);
  call.shop.files.delete(id);
  call.shop.fileContents.delete(id);
  return undefined;
}

export const MEDIA_ROUTES: readonly AdminRoute[] = [
  { method: 'POST', path: '/media', handle: create },
  { method: 'GET', path: '/media/:id', handle: read },
  { method: 'PATCH', path: '/media/:id', handle: change },
  { method: 'DELETE', path: '/media/:id', handle: remove },
  { method: 'POST', path: '/_action/media/:id/upload', takesFile: true, handle: upload },
];
