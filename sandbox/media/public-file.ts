import type { ServerResponse } from 'node:http';
import { productId } from '../../demo/derive/ids.ts';
import { productPdf } from '../checkout/download.ts';
import type { Shop } from '../shop/shop.ts';
import { uploadedPath } from './uploaded-media.ts';

/** Answers `/media/<key>.pdf` while bought files are public, and uploads that are; false for any other path. */
export function servePublicFile(shop: Shop, path: string, response: ServerResponse): boolean {
  const id = /^\/media\/[0-9a-f]{2}\/([0-9a-f]{32})\//.exec(path)?.[1];
  const upload = id === undefined ? undefined : shop.files.get(id);
  if (upload?.file && !upload.private && path === `/${uploadedPath(upload)}`) {
    const content = Buffer.from(shop.fileContents.get(upload.id) ?? '', 'base64');
    response.writeHead(200, { 'content-type': upload.file.mimeType }).end(content);
    return true;
  }
  const key = /^\/media\/([a-z0-9-]+)\.pdf$/.exec(path)?.[1];
  const product = key === undefined ? undefined : shop.products.byId(productId(key));
  if (product?.demo.download !== true || !shop.switches.publicDownloads) return false;
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(productPdf(product));
  return true;
}
