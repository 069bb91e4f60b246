import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentName, downloads } from '../../domains/orders/order-file.ts';
import { type OwnedOrder, readOrderById } from '../../domains/orders/public/order.ts';
import { problemOf } from '../../domains/shared/errors.ts';
import { isLoggedOut } from '../../domains/shared/user-errors.ts';
import { requestedLanguage } from '../../plugins/language-hints.ts';
import { ShopwareError } from '../../shopware/errors.ts';

/** Statuses of Shopware for a file that is missing (204), not accessible (403) or unknown (404). */
const NO_FILE: ReadonlySet<number> = new Set([204, 403, 404]);

type Find = typeof findDocument | typeof findDownload;

/**
 * `/order/{orderId}/document/{documentId}` and `/order/{orderId}/download/{lineItemId}/{downloadId}`. Shopware returns
 * a document to any customer who knows its id (case 523), so the order is first looked up in the session.
 */
export async function orderFiles(app: FastifyInstance): Promise<void> {
  const route = (url: string, find: Find) =>
    app.get<{ Params: Record<string, string> }>(url, (request, reply) => sendFile(request, reply, find));
  route('/order/:orderId/document/:documentId', findDocument);
  route('/order/:orderId/download/:lineItemId/:downloadId', findDownload);
}

function findDocument({ entity }: OwnedOrder, { documentId }: Readonly<Record<string, string>>) {
  const document = entity.documents?.find(({ id, sent }) => id === documentId && sent !== false);
  if (!document?.id || !document.deepLinkCode) return null;
  const name = documentName(document) || (entity.orderNumber ?? document.id);
  return {
    path: `/document/download/${document.id}/${encodeURIComponent(document.deepLinkCode)}`,
    name: `${name}.${document.fileType ?? 'pdf'}`,
  };
}

function findDownload({ entity }: OwnedOrder, params: Readonly<Record<string, string>>) {
  const item = entity.lineItems?.find(({ id }) => id === params['lineItemId']);
  const orderId = entity.id ?? '';
  const file = item && downloads(orderId, item).find(({ id }) => id === params['downloadId']);
  return file?.available ? { path: `/order/download/${orderId}/${file.id}`, name: file.fileName } : null;
}

async function sendFile(
  request: FastifyRequest<{ Params: Record<string, string> }>,
  reply: FastifyReply,
  find: Find,
): Promise<FastifyReply> {
  const app = reply.server;
  const { params } = request;
  const language = await requestedLanguage(request);
  const messages = app.messages.builtIn(language);
  const refuse = (status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(messages.text(text));
  reply.header('cache-control', 'private, no-store').header('vary', 'Cookie, Authorization');
  const { session: received } = request;
  if (received === null) return refuse(403, 'message-403');
  const client = { address: request.client.address, agent: request.headers['user-agent'] };
  const session = app.openSession(received, language.id, client);
  try {
    const opened = await session.withLock(async (calls) => {
      const order = await readOrderById(calls, params['orderId'] ?? '');
      const file = order && find(order, params);
      return file && { ...(await calls.open({ method: 'GET', path: file.path })), name: file.name };
    });
    if (opened === null) return refuse(404, 'message-404');
    if (opened.length !== null) reply.header('content-length', opened.length);
    // An attachment's content is never executed.
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', attachment(opened.name))
      .type(opened.type)
      .send(opened.body);
  } catch (error) {
    if (isLoggedOut(error)) return refuse(403, 'message-403');
    if (error instanceof ShopwareError && NO_FILE.has(error.status)) return refuse(404, 'message-404');
    const { status, text } = problemOf(error);
    app.log.error({ err: error, requestId: request.id }, 'order file cannot be fetched');
    return refuse(status, text);
  } finally {
    await session.end();
  }
}

/** RFC 6266, with an ASCII name and, RFC 8187, the original one. */
function attachment(name: string): string {
  const ascii = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
