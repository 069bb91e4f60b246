import { customerOf } from '../account/current-customer.ts';
import { pdfOf } from '../media/pdf.ts';
import { type Call, Raw } from '../server/call.ts';
import { isTruthy } from '../server/criteria.ts';
import { failure, invalidUuid, notLoggedIn } from '../server/errors.ts';
import { isObject } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { Lang } from '../shops/model/text.ts';
import { documentFileName, documentName } from './document-entity.ts';
import type { DocumentRecord, OrderRecord } from './order-record.ts';

export function findDocument(
  shop: Shop,
  documentId: string,
): { order: OrderRecord; document: DocumentRecord } | undefined {
  for (const order of shop.orders.all()) {
    const document = order.documents.find(({ id }) => id === documentId);
    if (document !== undefined) return { order, document };
  }
  return undefined;
}

/**
 * Any customer gets any document, even without its code (cases 516–527); 204 without a file.
 * @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, 404 DOCUMENT__DOCUMENT_NOT_FOUND, 406 for an Accept header without PDF (6.7)
 */
export function downloadDocument(call: Call): Raw | undefined {
  const { documentId = '', deepLinkCode } = call.params;
  if (customerOf(call).guest && deepLinkCode === undefined) throw notLoggedIn();
  if (!isHexId(documentId)) throw invalidUuid(documentId);
  const found = findDocument(call.shop, documentId);
  if (found === undefined || (deepLinkCode !== undefined && found.document.deepLinkCode !== deepLinkCode)) {
    throw failure(
      404,
      'DOCUMENT__DOCUMENT_NOT_FOUND',
      `The document with id "${documentId}" is invalid or could not be found.`,
      { documentId },
    );
  }
  const accept = call.headers['accept'] ?? '*/*';
  if (!/\*\/\*|application\/pdf/.test(accept)) {
    throw failure(
      406,
      'DOCUMENT__ACCEPT_HEADER_MIME_TYPES_NOT_SUPPORTED',
      `The requested mime types are not supported: ${accept}. Supported mime types are: application/pdf.`,
      { requestedMimeTypes: accept, supportedMimeTypes: 'application/pdf' },
    );
  }
  if (!found.document.hasFile) return undefined;
  const kind = isTruthy(call.query['download']) ? 'attachment' : 'inline';
  call.reply.headers['content-disposition'] = `${kind}; filename=${documentFileName(found.document)}.pdf`;
  return new Raw('application/pdf', documentPdf(found.order, found.document, call.view.lang));
}

function documentPdf(order: OrderRecord, document: DocumentRecord, lang: Lang): Buffer {
  const { body } = order;
  const iso = isObject(body['currency']) ? String(body['currency']['isoCode']) : '';
  const lines = Array.isArray(body['lineItems']) ? body['lineItems'].filter(isObject) : [];
  const amount = (value: unknown) => `${iso} ${Number(value).toFixed(2)}`;
  return pdfOf(`${documentName(document.type, lang)} ${document.number}`, [
    order.createdAt.slice(0, 10),
    order.orderNumber,
    '',
    ...lines.map(
      ({ quantity, label, totalPrice }) => `${String(quantity)} x ${String(label)}  ${amount(totalPrice)}`,
    ),
    '',
    amount(body['amountTotal']),
  ]);
}
