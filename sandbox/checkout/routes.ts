import type { Router } from '../server/router.ts';
import { downloadDocument } from './document.ts';
import { downloadFile } from './download.ts';
import { listOrders } from './order-list.ts';
import { cancelOrder, handlePayment, setPayment } from './payment.ts';
import { placeOrder } from './place-order.ts';

export function addCheckoutRoutes(router: Router): void {
  router.add('POST', '/checkout/order', placeOrder);
  router.add('GET|POST', '/order', listOrders);
  router.add('POST', '/order/payment', setPayment);
  router.add('POST', '/order/state/cancel', cancelOrder);
  router.add('GET|POST', '/handle-payment', handlePayment);
  router.add('GET', '/order/download/:orderId/:downloadId', downloadFile);
  router.add('GET|POST', '/document/download/:documentId', downloadDocument);
  router.add('GET|POST', '/document/download/:documentId/:deepLinkCode', downloadDocument);
}
