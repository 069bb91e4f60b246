import type { FastifyPluginAsync } from 'fastify';
import { pictureAt, soldFile, uploadPath } from '../rules/media.ts';
import { productId } from '../shops/derive/ids.ts';
import { isObject } from '../shops/shape.ts';
import type { OrderRecord, TransactionState } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { bodyOf, paramsOf, pathOf } from './request.ts';

const STYLE = `body { font: 18px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
button { font: inherit; display: block; width: 100%; min-height: 48px; margin: .75rem 0; }
article { border-top: 1px solid #999; }
pre { white-space: pre-wrap; }`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${body}
</html>`;
}

const OUTCOMES: Readonly<Record<string, { readonly state: TransactionState; readonly code: string }>> = {
  fail: { state: 'failed', code: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED' },
  cancel: { state: 'cancelled', code: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT' },
};

function payPage({ orderNumber, body }: OrderRecord): string {
  const iso = isObject(body['currency']) ? String(body['currency']['isoCode']) : '';
  const amount = `${iso} ${Number(body['amountTotal']).toFixed(2)}`;
  return page(
    'Demo payment',
    `<p>Order ${orderNumber}: <strong>${amount}</strong></p>
<p>This page stands in for a payment provider. No money moves.</p>
<form method="post">
<button name="action" value="pay">Pay ${amount}</button>
<button name="action" value="fail">Let the payment fail</button>
<button name="action" value="cancel">Cancel</button>
</form>`,
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function mailPage({ mails }: Shop): string {
  const list = mails.toReversed().map(({ from, to, subject, text, sentAt }) => {
    const linked = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(from)} → ${escapeHtml(to)}, ${sentAt}</p><pre>${linked}</pre></article>`;
  });
  return page('Outbox', list.join('\n') || '<p>No mail yet.</p>');
}

/** `/_pay/{id}` is a payment provider, `/_sandbox/mails` the outbox. */
export const pages: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.get('/_sandbox/mails', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailPage(shop)),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/_pay/:id',
    handler: (request, reply) => {
      const payment = shop.payments.get(paramsOf(request)['id'] ?? '');
      const order = shop.orders.get(payment?.orderId ?? '');
      if (payment === undefined || order === undefined) return reply.code(404).send('Unknown payment');
      if (request.method === 'GET') return reply.type('text/html; charset=utf-8').send(payPage(order));
      const { state, code } = OUTCOMES[String(bodyOf(request)['action'])] ?? { state: 'paid', code: '' };
      const transactions = order.transactions.map((transaction) =>
        transaction.id === payment.transactionId ? { ...transaction, state } : transaction,
      );
      shop.putOrder({ ...order, transactions });
      const { finishUrl, errorUrl } = payment;
      const separator = errorUrl.includes('?') ? '&' : '?';
      return reply.redirect(code === '' ? finishUrl : `${errorUrl}${separator}error-code=${code}`, 303);
    },
  });
};

/** Pictures, uploads and public downloads. */
export const mediaFiles: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  for (const folder of ['/media/*', '/thumbnail/*'])
    app.get(folder, { exposeHeadRoute: true }, async (request, reply) => {
      const path = pathOf(request);
      const upload = shop.files.all().find((file) => uploadPath(file) === path)?.file;
      if (upload) return reply.type(upload.mimeType).send(upload.content);
      const key = /^\/media\/([a-z0-9-]+)\.pdf$/.exec(path)?.[1] ?? '';
      const isSold = shop.products.byId(productId(key))?.demo.download === true;
      if (isSold && shop.switches.publicDownloads)
        return reply.type('application/pdf').send(await soldFile(key));
      const picture = await pictureAt(path);
      if (picture === undefined) return reply.code(404).type('text/plain').send('Not found');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.type(path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
      return reply.header('access-control-allow-origin', '*').send(picture);
    });
};
