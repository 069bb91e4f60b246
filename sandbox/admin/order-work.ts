import { addDocument, orderOf, stateOf, transition } from '../checkout/change-order.ts';
import { findDocument } from '../checkout/document.ts';
import { documentType } from '../checkout/document-entity.ts';
import { type Machine, stateId, stateLabel } from '../checkout/state.ts';
import { transitionsFrom } from '../checkout/state-machine.ts';
import { failure } from '../server/errors.ts';
import { SYSTEM_LANG } from '../session/language.ts';
import { type Entity, entity, isObject } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';

const NOT_LOADED = [
  'stateMachine',
  'fromStateMachineTransitions',
  'toStateMachineTransitions',
  'translations',
  'orders',
  'orderTransactionCaptures',
  'orderTransactionCaptureRefunds',
  'orderTransactions',
  'orderDeliveries',
  'fromStateMachineHistoryEntries',
  'toStateMachineHistoryEntries',
];

/** `FRAMEWORK__RESOURCE_NOT_FOUND` (case 181). */
export function resourceNotFound(type: string, id: string): Error {
  return failure(
    404,
    'FRAMEWORK__RESOURCE_NOT_FOUND',
    `The ${type} resource with the following primary key was not found: id(${id})`,
    { type, primaryKey: { id }, primaryKeyString: `id(${id})` },
  );
}

function machineOf(name: string): Machine {
  return name === 'order_transaction' || name === 'order_delivery' ? name : 'order';
}

/** Cases 182, 500. */
function act({ shop, params }: AdminCall): Entity {
  const { machine: name = '', id = '', action = '' } = params;
  const machine = machineOf(name);
  const order = orderOf(shop, machine, id);
  if (order === undefined) throw resourceNotFound(name, id);
  const state = stateOf(transition(shop, order, machine, id, action), machine, id);
  const label = stateLabel(state, SYSTEM_LANG);
  const { apiAlias: _alias, ...fields } = entity(
    'state_machine_state',
    stateId(machine, state),
    { name: label, technicalName: state, stateMachineId: idOf('state-machine', machine) },
    { name: label, customFields: [] },
  );
  return {
    extensions: {
      foreignKeys: { extensions: [], apiAlias: 'state_machine_state_foreign_keys_extension' },
      internal_mapping_storage: { extensions: [], apiAlias: null },
    },
    _uniqueIdentifier: fields['id'],
    versionId: null,
    ...fields,
    ...Object.fromEntries(NOT_LOADED.map((name) => [name, null])),
  };
}

/** Case 501. */
function possible({ shop, params }: AdminCall): Entity {
  const { machine: name = '', id = '' } = params;
  const machine = machineOf(name);
  const order = orderOf(shop, machine, id);
  if (order === undefined) throw resourceNotFound(name, id);
  const from = stateOf(order, machine, id);
  const transitions = transitionsFrom(machine, from).map(([actionName, target]) => ({
    name: stateLabel(target, SYSTEM_LANG),
    technicalName: target,
    actionName,
    fromStateName: from,
    toStateName: target,
    url: `/api/_action/state-machine/${machine}/${id}/state/${actionName}`,
  }));
  return { transitions };
}

/** One document an entry; a static one waits for its file (case 515). */
function createDocuments({ shop, list, params }: AdminCall): Entity {
  const type = documentType(params['type'] ?? '');
  if (type === undefined) {
    throw failure(
      400,
      'DOCUMENT__INVALID_RENDERER_TYPE',
      `Unable to find a document renderer "${params['type']}"`,
    );
  }
  const data = list.flatMap(({ orderId, static: isStatic, config }) => {
    const order = shop.orders.get(String(orderId));
    if (order === undefined) return [];
    const settings = isObject(config) ? config : {};
    const number = settings['documentNumber'];
    const document = addDocument(shop, order, type, {
      hasFile: isStatic !== true,
      inAccount: settings['displayInCustomerAccount'] !== false,
      ...(typeof number === 'string' ? { number } : {}),
    });
    return [
      {
        documentId: document.id,
        documentMediaId: document.hasFile ? idOf('document-file', document.id) : null,
        documentDeepLink: document.deepLinkCode,
      },
    ];
  });
  return { data, errors: [] };
}

function changeDocument({ shop, body, params }: AdminCall): undefined {
  const found = findDocument(shop, params['id'] ?? '');
  if (found === undefined) throw resourceNotFound('document', params['id'] ?? '');
  const { order, document } = found;
  const sent = typeof body['sent'] === 'boolean' ? body['sent'] : document.sent;
  const documents = order.documents.map((other) => (other.id === document.id ? { ...other, sent } : other));
  shop.putOrder({ ...order, documents });
  return undefined;
}

function changeDelivery({ shop, body, params }: AdminCall): undefined {
  const order = orderOf(shop, 'order_delivery', params['id'] ?? '');
  if (order === undefined) throw resourceNotFound('order_delivery', params['id'] ?? '');
  const { trackingCodes } = body;
  if (Array.isArray(trackingCodes)) shop.putOrder({ ...order, trackingCodes: trackingCodes.map(String) });
  return undefined;
}

export const ORDER_ROUTES: readonly AdminRoute[] = [
  {
    method: 'POST',
    path: '/_action/:machine(^(?:order|order_transaction|order_delivery)$)/:id/state/:action',
    handle: act,
  },
  { method: 'GET', path: '/_action/state-machine/:machine/:id/state', handle: possible },
  { method: 'POST', path: '/_action/order/document/:type/create', handle: createDocuments },
  { method: 'PATCH', path: '/document/:id', handle: changeDocument },
  { method: 'PATCH', path: '/order-delivery/:id', handle: changeDelivery },
];
