import { productPdf } from '../checkout/download.ts';
import { Raw } from '../server/call.ts';
import type { Shop } from '../shop/shop.ts';
import { productId } from '../shops/derive/ids.ts';
import { uploadedPath } from './uploaded-media.ts';

/** A public upload, or `/media/<key>.pdf` while downloads are public. */
export function publicFile(shop: Shop, path: string): Raw | undefined {
  const id = /^\/media\/[0-9a-f]{2}\/([0-9a-f]{32})\//.exec(path)?.[1];
  const upload = id === undefined ? undefined : shop.files.get(id);
  if (upload?.file && !upload.private && path === `/${uploadedPath(upload)}`)
    return new Raw(upload.file.mimeType, Buffer.from(shop.fileContents.get(upload.id) ?? '', 'base64'));
  const key = /^\/media\/([a-z0-9-]+)\.pdf$/.exec(path)?.[1];
  const product = key === undefined ? undefined : shop.products.byId(productId(key));
  if (product?.demo.download !== true || !shop.switches.publicDownloads) return undefined;
  return new Raw('application/pdf', productPdf(product));
}
