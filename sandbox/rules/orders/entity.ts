import type { Call } from '../../protocol/call.ts';
import { idOf } from '../../shops/derive/ids.ts';
import type { Lang, Text } from '../../shops/model/text.ts';
import { countryById } from '../../state/channel.ts';
import { type Entity, entity, isObject, objectsIn } from '../../state/entity.ts';
import type { DocumentRecord, OrderRecord, StateName } from '../../state/records.ts';
import { countryEntity, countryStateEntity, salutationEntity } from '../channel/entities.ts';
import {
  paymentMethodById,
  paymentMethodEntity,
  shippingMethodById,
  shippingMethodEntity,
} from '../channel/methods.ts';
import { mediaEntity, soldFileEntity } from '../media.ts';
import { linesOf } from './build.ts';

type OrderCall = Pick<Call, 'shop' | 'view'>;

/** An order with its current states, in the language of the request. */
export function orderEntity(call: OrderCall, order: OrderRecord): Entity {
  const { shop, view } = call;
  const { lang } = view;
  const deliveries = objectsIn(order.body['deliveries']).map((delivery) => {
    const method = shippingMethodById(shop, String(delivery['shippingMethodId']));
    return {
      ...delivery,
      shippingOrderAddress: addressIn(delivery['shippingOrderAddress'], lang),
      trackingCodes: order.trackingCodes,
      stateMachineState: stateEntity(order.deliveryState),
      shippingMethod: method === undefined ? null : shippingMethodEntity(shop, method, lang),
    };
  });
  const transactions = order.transactions.toReversed().map(({ id, paymentMethodId, state }) => {
    const method = paymentMethodById(shop, paymentMethodId);
    return entity('order_transaction', id, {
      paymentMethodId,
      paymentMethod: method === undefined ? null : paymentMethodEntity(shop, method, lang),
      stateMachineState: stateEntity(state),
    });
  });
  return {
    ...order.body,
    deepLinkCode: order.deepLinkCode,
    billingAddress: addressIn(order.body['billingAddress'], lang),
    lineItems: orderLines(call, order),
    deliveries,
    documents: order.documents.map((document) => documentEntity(document, lang)),
    stateMachineState: stateEntity(order.state),
    transactions,
  };
}

/** `state_machine_state`, whose names this shop leaves to Kontor. */
export function stateEntity(technicalName: StateName): Entity {
  return entity('state_machine_state', '', { name: null, technicalName, translated: { name: null } });
}

function addressIn(address: unknown, lang: Lang): Entity | null {
  if (!isObject(address)) return null;
  const countryId = String(address['countryId']);
  const country = countryById(countryId);
  return {
    ...address,
    country: country === undefined ? null : countryEntity(country, lang),
    countryState: countryStateEntity(countryId, String(address['countryStateId']), lang),
    salutation: salutationEntity(String(address['salutationId']), lang),
  };
}

/** Lines with current covers; files are accessible once the order is paid. */
export function orderLines({ shop, view }: OrderCall, order: OrderRecord): Entity[] {
  const accessGranted = order.transactions[0]?.state === 'paid';
  return linesOf(order).map((line) => {
    const product = shop.products.byId(String(line['productId']));
    if (product === undefined) return line;
    const [cover] = product.pictures;
    const { key, name } = product.demo;
    const url = shop.switches.publicDownloads ? `${view.origin}/media/${key}.pdf` : '';
    const media = soldFileEntity(key, name[view.lang], url);
    return {
      ...line,
      cover: cover === undefined ? null : mediaEntity(cover, String(line['label']), view),
      downloads: objectsIn(line['downloads']).map((download) => ({ ...download, accessGranted, media })),
    };
  });
}

export const DOCUMENT_NAMES: Record<DocumentRecord['type'], Text> = {
  invoice: { de: 'Rechnung', en: 'Invoice', fr: 'Facture' },
  delivery_note: { de: 'Lieferschein', en: 'Delivery note', fr: 'Bulletin de livraison' },
  credit_note: { de: 'Gutschrift', en: 'Credit note', fr: 'Note de crédit' },
  storno: { de: 'Stornorechnung', en: 'Cancellation invoice', fr: 'Facture d’annulation' },
};

function documentEntity({ id, type, number, createdAt, deepLinkCode }: DocumentRecord, lang: Lang): Entity {
  const name = DOCUMENT_NAMES[type][lang];
  const documentType = entity('document_type', idOf('document-type', type), {
    name,
    technicalName: type,
    translated: { name },
  });
  const fields = { documentNumber: number, documentType, fileType: 'pdf', sent: true, deepLinkCode };
  return { ...entity('document', id, { ...fields, config: { documentNumber: number } }), createdAt };
}
