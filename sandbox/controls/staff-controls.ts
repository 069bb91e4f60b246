import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly private: boolean;
}

/** One by id, or all; returns the number. */
export function acceptReviews(shop: Shop, id: string | undefined, comment: string | undefined): number {
  const pending = shop.reviews
    .all()
    .filter((review) => !review.status && (id === undefined || review.id === id));
  for (const review of pending) {
    shop.reviews.put({ ...review, status: true, comment: comment ?? review.comment, updatedAt: stamp() });
    shop.wrote('product_review', review.id, ['status']);
  }
  return pending.length;
}

export function uploadedFiles(shop: Shop): UploadedFile[] {
  return shop.files.all().flatMap(({ id, file, private: hidden }) =>
    file === null
      ? []
      : [
          {
            id,
            name: `${file.name}.${file.extension}`,
            mimeType: file.mimeType,
            size: file.size,
            private: hidden,
          },
        ],
  );
}

export function changeSnippet(shop: Shop, locale: string, key: string, value: string): void {
  shop.snippets.put(`${locale}:${key}`, { locale, key, value });
  shop.wrote('snippet', idOf('snippet', `${locale}:${key}`), ['value']);
}

/** Writes the custom fields of the sales channel in a language, in place of those it had there. */
export function writeChannelFields(shop: Shop, lang: Lang, fields: Entity): void {
  shop.channelFields.set(lang, fields);
  shop.wrote('sales_channel', SALES_CHANNEL_ID, ['customFields']);
}
