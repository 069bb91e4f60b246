import type { Lang } from '../../shops/model/text.ts';
import { type Entity, entity, newId, newToken, nextNumber, stamp } from '../../state/entity.ts';
import type {
  DeliveryState,
  DocumentRecord,
  OrderRecord,
  OrderState,
  StateName,
  TransactionState,
} from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { linesOf } from './build.ts';

/** Actions of staff. */
export interface OrderWork {
  /** `process`, `complete`, `cancel`, `reopen`. */
  readonly order?: string;
  /** Of the latest payment: `paid`, `remind`, `refund`, … */
  readonly payment?: string;
  /** `ship`, `ship_partially`, `retour`, … */
  readonly delivery?: string;
  readonly trackingCodes?: readonly string[];
  /** Is created and sent. */
  readonly document?: DocumentRecord['type'];
}

/** Applies each part as a separate change, as the administration does. */
export function workOnOrder(shop: Shop, id: string, work: OrderWork): void {
  const change = (fields: (order: OrderRecord) => Partial<OrderRecord>) => {
    const order = shop.orders.get(id);
    if (order !== undefined) shop.putOrder({ ...order, ...fields(order) });
  };
  const { order, payment, delivery, trackingCodes, document } = work;
  if (order === 'cancel') cancelOrder(shop, id);
  else if (order !== undefined) change(({ state }) => ({ state: ORDER_ACTIONS[order] ?? state }));
  if (payment !== undefined)
    change(({ transactions }) => ({
      transactions: transactions.map((transaction, at) =>
        at === 0 ? { ...transaction, state: PAYMENT_ACTIONS[payment] ?? transaction.state } : transaction,
      ),
    }));
  if (delivery !== undefined)
    change(({ deliveryState }) => ({ deliveryState: DELIVERY_ACTIONS[delivery] ?? deliveryState }));
  if (trackingCodes !== undefined) change(() => ({ trackingCodes }));
  if (document !== undefined)
    change(({ documents }) => ({ documents: [...documents, newDocument(shop, document)] }));
}

/** Returns its stock; cancelling twice is no error (case 930). */
export function cancelOrder(shop: Shop, id: string): void {
  const order = shop.orders.get(id);
  if (order === undefined || order.state === 'cancelled') return;
  if (!order.demo)
    for (const { productId, quantity } of linesOf(order)) {
      const product = shop.products.byId(String(productId));
      if (product !== undefined) product.stock += Number(quantity);
    }
  shop.putOrder({ ...order, state: 'cancelled' });
}

function newDocument(shop: Shop, type: DocumentRecord['type']): DocumentRecord {
  const last = shop.orders
    .all()
    .flatMap(({ documents }) => documents)
    .at(-1);
  return {
    id: newId(),
    type,
    number: nextNumber(last?.number),
    createdAt: stamp(),
    deepLinkCode: newToken(),
  };
}

/** The state that each action of staff leads to. */
const ORDER_ACTIONS: Readonly<Record<string, OrderState>> = {
  process: 'in_progress',
  complete: 'completed',
  cancel: 'cancelled',
  reopen: 'open',
};

const PAYMENT_ACTIONS: Readonly<Record<string, TransactionState>> = {
  process: 'in_progress',
  process_unconfirmed: 'unconfirmed',
  authorize: 'authorized',
  paid: 'paid',
  paid_partially: 'paid_partially',
  remind: 'reminded',
  fail: 'failed',
  cancel: 'cancelled',
  refund: 'refunded',
  refund_partially: 'refunded_partially',
  chargeback: 'chargeback',
  reopen: 'open',
};

const DELIVERY_ACTIONS: Readonly<Record<string, DeliveryState>> = {
  ship: 'shipped',
  ship_partially: 'shipped_partially',
  retour: 'returned',
  retour_partially: 'returned_partially',
  cancel: 'cancelled',
  reopen: 'open',
};

/** Shopware has no French names. */
const NAMES: Record<StateName, Record<'de' | 'en', string>> = {
  open: { de: 'Offen', en: 'Open' },
  in_progress: { de: 'In Bearbeitung', en: 'In progress' },
  completed: { de: 'Abgeschlossen', en: 'Done' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
  unconfirmed: { de: 'Unbestätigt', en: 'Unconfirmed' },
  authorized: { de: 'Autorisiert', en: 'Authorised' },
  paid_partially: { de: 'Teilweise bezahlt', en: 'Paid partially' },
  paid: { de: 'Bezahlt', en: 'Paid' },
  reminded: { de: 'Erinnert', en: 'Reminded' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  refunded_partially: { de: 'Teilweise erstattet', en: 'Refunded partially' },
  refunded: { de: 'Erstattet', en: 'Refunded' },
  chargeback: { de: 'Rückbuchung', en: 'Chargeback' },
  shipped_partially: { de: 'Teilweise versandt', en: 'Shipped partially' },
  shipped: { de: 'Versandt', en: 'Shipped' },
  returned_partially: { de: 'Teilweise retourniert', en: 'Returned partially' },
  returned: { de: 'Retourniert', en: 'Returned' },
};

/** `state_machine_state`. */
export function stateEntity(technicalName: StateName, lang: Lang): Entity {
  const name = NAMES[technicalName][lang === 'en' ? 'en' : 'de'];
  return entity('state_machine_state', '', { name: lang === 'fr' ? null : name, technicalName }, { name });
}
