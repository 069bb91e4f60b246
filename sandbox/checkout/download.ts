import { readFileSync } from 'node:fs';
import { customerOf } from '../account/current-customer.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import { type Call, param, Raw } from '../server/call.ts';
import { failure, invalidUuid } from '../server/errors.ts';
import { demo } from '../shop/demo.ts';
import { isObject } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { productFile } from '../shops/derive/shop-files.ts';
import { shownLines } from './order-line-view.ts';

/**
 * A private file itself, a public one as a 302 (cases 477–480, 505, 506, 845). @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, 404
 * CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND when unknown, unpaid or another customer's
 */
export function downloadFile(call: Call): Raw {
  const customer = customerOf(call);
  const [orderId, downloadId] = [param(call, 'orderId'), param(call, 'downloadId')];
  for (const id of [orderId, downloadId]) if (!isHexId(id)) throw invalidUuid(id);
  const order = call.shop.orders.get(orderId);
  const lines = order?.customerId === customer.id ? shownLines(call, order) : [];
  const line = lines.find(({ downloads }) =>
    (Array.isArray(downloads) ? downloads.filter(isObject) : []).some(
      ({ id, accessGranted }) => id === downloadId && accessGranted === true,
    ),
  );
  const product = call.shop.products.byId(String(line?.['productId']));
  if (product === undefined) {
    throw failure(
      404,
      'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
      `Line item download file with id "${downloadId}" not found.`,
      { downloadId },
    );
  }
  const { key } = product.demo;
  if (call.shop.switches.publicDownloads) {
    const location = `${call.origin}/media/${key}.pdf`;
    call.reply.status = 302;
    call.reply.headers['location'] = location;
    return new Raw('text/html; charset=utf-8', `<!DOCTYPE html><title>Redirecting to ${location}</title>`);
  }
  call.reply.headers['content-disposition'] = `attachment; filename=${key}.pdf`;
  return new Raw('application/octet-stream', productPdf(product));
}

export function productPdf({ demo: { key } }: ProductRecord): Buffer {
  return readFileSync(productFile(demo.key, key));
}
