import type { Download, OrderDocument } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwOrder, SwOrderDocument, SwOrderItem } from '../../shopware/mappers/order-entity.ts';
import { translated } from '../../shopware/mappers/translated.ts';

/** Documents that the shop has sent; Shopware withholds the others (case 518). */
export function documents(order: SwOrder): OrderDocument[] {
  return (order.documents ?? []).flatMap((document) =>
    document.id && document.sent !== false
      ? [
          {
            id: document.id,
            name: documentName(document),
            url: `/order/${order.id ?? ''}/document/${document.id}`,
          },
        ]
      : [],
  );
}

export function downloads(orderId: string, item: SwOrderItem): Download[] {
  return (item.downloads ?? []).flatMap(({ id, accessGranted, media }) =>
    id
      ? [
          {
            id,
            fileName: [media?.fileName ?? id, media?.fileExtension].filter(Boolean).join('.'),
            available: accessGranted ?? false,
            url: accessGranted ? `/order/${orderId}/download/${item.id ?? ''}/${id}` : null,
          },
        ]
      : [],
  );
}

/** Type and number, e.g. `Rechnung 1001`. */
export function documentName({ documentType, config }: SwOrderDocument): string {
  const number = isObject(config) ? config['documentNumber'] : null;
  return [translated(documentType, 'name'), number].filter(Boolean).join(' ');
}
