import type { ServerResponse } from 'node:http';
import { productId } from '../catalog/product-index.ts';
import { productPdf } from '../checkout/download.ts';
import type { Shop } from '../shop/shop.ts';

/** Answers `/media/<key>.pdf` while bought files are public; false for any other path. */
export function servePublicFile(shop: Shop, path: string, response: ServerResponse): boolean {
  const key = /^\/media\/([a-z0-9-]+)\.pdf$/.exec(path)?.[1];
  const product = key === undefined ? undefined : shop.products.byId(productId(key));
  if (product?.demo.download !== true || !shop.switches.publicDownloads) return false;
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(productPdf(product));
  return true;
}
