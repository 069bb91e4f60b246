import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../server/body.ts';
import type { Shop } from '../shop/shop.ts';
import type { OrderRecord, TransactionState } from './order-record.ts';

const OUTCOMES: Readonly<Record<string, { readonly state: TransactionState; readonly code: string | null }>> =
  {
    pay: { state: 'paid', code: null },
    fail: { state: 'failed', code: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED' },
    cancel: { state: 'cancelled', code: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT' },
  };

/** Answers `/_pay/{id}`: a page of a payment provider that can succeed, fail and be cancelled; false for other paths. */
export async function servePayPage(
  shop: Shop,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const id = /^\/_pay\/([0-9a-f]{32})$/.exec(path)?.[1];
  if (id === undefined) return false;
  const payment = shop.payments.get(id);
  const order = payment && shop.orders.get(payment.orderId);
  if (payment === undefined || order === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Unknown payment');
    return true;
  }
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(payPage(order));
    return true;
  }
  const outcome = OUTCOMES[String((await readBody(request))['action'])] ?? OUTCOMES['cancel'];
  const { state = 'cancelled', code = null } = outcome ?? {};
  shop.orders.put(order.id, {
    ...order,
    transactions: order.transactions.map((old) =>
      old.id === payment.transactionId ? { ...old, state } : old,
    ),
  });
  response
    .writeHead(303, { location: code === null ? payment.finishUrl : withCode(payment.errorUrl, code) })
    .end();
  return true;
}

function withCode(url: string, code: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}error-code=${code}`;
}

function payPage(order: OrderRecord): string {
  const currency: unknown = order.body['currency'];
  const iso = String(Reflect.get(Object(currency), 'isoCode'));
  const amount = `${iso} ${Number(order.body['amountTotal']).toFixed(2)}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<title>Payment ${order.orderNumber}</title>
<style>
body { font: 18px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 1rem; }
button { font: inherit; display: block; width: 100%; min-height: 48px; margin: .75rem 0; border: 1px solid #16171a; background: #fff; }
button[value=pay] { background: #16171a; color: #fff; }
</style>
<h1>Demo payment</h1>
<p>Order ${order.orderNumber}: <strong>${amount}</strong></p>
<p>This page stands in for a payment provider. No money moves.</p>
<form method="post">
<button name="action" value="pay">Pay ${amount}</button>
<button name="action" value="fail">Let the payment fail</button>
<button name="action" value="cancel">Cancel</button>
</form>
</html>`;
}
