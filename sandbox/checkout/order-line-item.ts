import type { Calculation } from '../cart/calculate.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION, newId } from '../shop/ids.ts';
import { mediaId } from '../shops/derive/ids.ts';

export function orderLineItems({ lines, promotions }: Calculation, orderId: string): Entity[] {
  const goods = lines.map(({ entity: item, product }, index) => {
    const cover = product.pictures[0];
    const own = {
      productId: product.id,
      promotionId: null,
      coverId: cover === undefined ? null : mediaId(cover),
    };
    const made = orderLineItem(item, orderId, index + 1, own);
    const isDownload = product.demo.download === true;
    return { ...made, downloads: isDownload ? [downloadOf(product.demo.key, String(made['id']))] : [] };
  });
  const discounts = promotions.map(({ entity: item }, index) => {
    const promotionId = Reflect.get(Object(item['payload']), 'promotionId');
    const own = { productId: null, promotionId, coverId: null, downloads: [] };
    return orderLineItem(item, orderId, lines.length + index + 1, own);
  });
  return [...goods, ...discounts];
}

/** `own`: fields that depend on the type of line. */
export function orderLineItem(item: Entity, orderId: string, position: number, own: Entity): Entity {
  const price: unknown = item['price'];
  return entity('order_line_item', newId(), {
    versionId: LIVE_VERSION,
    orderId,
    identifier: item['id'],
    referencedId: item['referencedId'],
    quantity: item['quantity'],
    unitPrice: Reflect.get(Object(price), 'unitPrice'),
    totalPrice: Reflect.get(Object(price), 'totalPrice'),
    label: item['label'],
    description: item['description'],
    good: item['good'],
    removable: item['removable'],
    stackable: item['stackable'],
    position,
    price,
    priceDefinition: item['priceDefinition'],
    payload: item['payload'],
    parentId: null,
    parent: null,
    type: item['type'],
    orderDeliveryPositions: null,
    cover: item['cover'],
    children: null,
    states: item['states'],
    orderVersionId: LIVE_VERSION,
    productVersionId: LIVE_VERSION,
    parentVersionId: LIVE_VERSION,
    ...own,
  });
}

/** Granted once the order is paid. */
function downloadOf(key: string, orderLineItemId: string): Entity {
  return entity('order_line_item_download', newId(), {
    versionId: LIVE_VERSION,
    orderLineItemId,
    orderLineItemVersionId: LIVE_VERSION,
    mediaId: mediaId(`${key}.pdf`),
    position: 0,
    accessGranted: false,
    media: null,
    orderLineItem: null,
  });
}
