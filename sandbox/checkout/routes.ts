import type { Router } from '../server/router.ts';
import { downloadDocument } from './document.ts';
import { downloadFile } from './download.ts';
import { listOrders } from './order-list.ts';
import { cancelOrder, handlePayment, setPayment } from './payment.ts';
import { placeOrder } from './place-order.ts';

/** Orders and their payment. */
export function addCheckoutRoutes(router: Router): void {
  router.add('POST', '/store-api/checkout/order', placeOrder);
  router.add('GET|POST', '/store-api/order', listOrders);
  router.add('POST', '/store-api/order/payment', setPayment);
  router.add('POST', '/store-api/order/state/cancel', cancelOrder);
  router.add('GET|POST', '/store-api/handle-payment', handlePayment);
  router.add('GET', '/store-api/order/download/{orderId}/{downloadId}', downloadFile);
  router.add('GET|POST', '/store-api/document/download/{documentId}', downloadDocument);
  router.add('GET|POST', '/store-api/document/download/{documentId}/{deepLinkCode}', downloadDocument);
}
