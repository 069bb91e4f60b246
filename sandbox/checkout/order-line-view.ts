import { fileEntity } from '../media/file-entity.ts';
import { mediaEntity } from '../media/media-entity.ts';
import type { Call } from '../server/call.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { OrderRecord } from './order-record.ts';

/** Covers and files are current; files open once the order is paid. */
export function shownLines(call: Pick<Call, 'shop' | 'view'>, order: OrderRecord): Entity[] {
  const lines = order.body['lineItems'];
  const accessGranted = order.transactions[0]?.state === 'paid';
  return (Array.isArray(lines) ? lines.filter(isObject) : []).map((line) => {
    const product = call.shop.products.byId(String(line['productId']));
    if (product === undefined) return line;
    const [cover] = product.pictures;
    const { key, name } = product.demo;
    const media = fileEntity(key, name[call.view.lang], !call.shop.switches.publicDownloads, call.view);
    const downloads = Array.isArray(line['downloads']) ? line['downloads'].filter(isObject) : [];
    return {
      ...line,
      cover: cover === undefined ? null : mediaEntity(cover, String(line['label']), call.view),
      downloads: downloads.map((download) => ({ ...download, accessGranted, media })),
    };
  });
}
