import type { FastifyPluginAsync } from 'fastify';
import { bodyOf } from '../server/body.ts';
import { paramsOf } from '../server/request.ts';
import type { Shop } from '../shop/shop.ts';
import type { OrderRecord, TransactionState } from './order-record.ts';

const OUTCOMES: Readonly<Record<string, { readonly state: TransactionState; readonly code: string | null }>> =
  {
    pay: { state: 'paid', code: null },
    fail: { state: 'failed', code: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED' },
    cancel: { state: 'cancelled', code: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT' },
  };

/** `/_pay/{id}`: a payment provider where paying can succeed, fail or be cancelled. */
export const payPage: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.route({
    method: ['GET', 'POST'],
    url: '/:id(^[0-9a-f]{32}$)',
    handler: async (request, reply) => {
      const payment = shop.payments.get(paramsOf(request)['id'] ?? '');
      const order = payment && shop.orders.get(payment.orderId);
      if (payment === undefined || order === undefined)
        return reply.code(404).type('text/plain').send('Unknown payment');
      if (request.method !== 'POST') return reply.type('text/html; charset=utf-8').send(pageOf(order));
      const outcome = OUTCOMES[String(bodyOf(request)['action'])] ?? OUTCOMES['cancel'];
      const { state = 'cancelled', code = null } = outcome ?? {};
      shop.putOrder({
        ...order,
        transactions: order.transactions.map((old) =>
          old.id === payment.transactionId ? { ...old, state } : old,
        ),
      });
      return reply.redirect(code === null ? payment.finishUrl : withCode(payment.errorUrl, code), 303);
    },
  });
};

function withCode(url: string, code: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}error-code=${code}`;
}

function pageOf(order: OrderRecord): string {
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
