import { type Entity, entity } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import { text } from '../shop/text.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { Lang, Text } from '../shops/model/text.ts';
import type { DocumentRecord, OrderRecord } from './order-record.ts';

const TYPES: Record<DocumentRecord['type'], Text> = {
  invoice: text('Rechnung', 'Invoice', 'Facture'),
  delivery_note: text('Lieferschein', 'Delivery note', 'Bulletin de livraison'),
  credit_note: text('Gutschrift', 'Credit note', 'Note de crédit'),
  storno: text('Stornorechnung', 'Cancellation invoice', 'Facture d’annulation'),
};

export function documentType(name: string): DocumentRecord['type'] | undefined {
  return name === 'invoice' || name === 'delivery_note' || name === 'credit_note' || name === 'storno'
    ? name
    : undefined;
}

export function documentName(type: DocumentRecord['type'], lang: Lang): string {
  return TYPES[type][lang];
}

export function documentFileName({ type, number }: DocumentRecord): string {
  return `${type}_${number}`;
}

export function documentEntity(order: OrderRecord, document: DocumentRecord, lang: Lang): Entity {
  const { id, type, number, createdAt, deepLinkCode, sent } = document;
  const name = documentName(type, lang);
  const typeId = idOf('document-type', type);
  return {
    ...entity('document', id, {
      orderId: order.id,
      orderVersionId: LIVE_VERSION,
      documentTypeId: typeId,
      documentNumber: number,
      documentMediaFileId: document.hasFile ? idOf('document-file', id) : null,
      documentA11yMediaFileId: null,
      referencedDocumentId: null,
      fileType: 'pdf',
      static: false,
      sent,
      deepLinkCode,
      config: {
        name: type,
        title: null,
        filenamePrefix: `${type}_`,
        filenameSuffix: '',
        documentNumber: number,
        documentDate: createdAt,
        displayInCustomerAccount: document.inAccount,
        custom: type === 'invoice' ? { invoiceNumber: number } : {},
      },
      documentType: entity(
        'document_type',
        typeId,
        { name, technicalName: type },
        { name, customFields: {} },
      ),
      documentMediaFile: null,
      dependentDocuments: null,
      referencedDocument: null,
      order: null,
    }),
    createdAt,
  };
}
