import type { Lang } from '../../shops/model/text.ts';
import { type Entity, entity } from '../../state/entity.ts';
import type { DeliveryState, OrderState, StateName, TransactionState } from '../../state/records.ts';

/** The state that each action of staff leads to. */
export const ORDER_ACTIONS: Readonly<Record<string, OrderState>> = {
  process: 'in_progress',
  complete: 'completed',
  cancel: 'cancelled',
  reopen: 'open',
};

export const PAYMENT_ACTIONS: Readonly<Record<string, TransactionState>> = {
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

export const DELIVERY_ACTIONS: Readonly<Record<string, DeliveryState>> = {
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
