import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import type { StateName } from './order-record.ts';

export type Machine = 'order' | 'order_delivery' | 'order_transaction';

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

export function stateId(machine: Machine, name: StateName): string {
  return idOf('state', `${machine}:${name}`);
}

export function stateLabel(name: StateName, lang: Lang): string {
  return NAMES[name][lang === 'en' ? 'en' : 'de'];
}

/** Its id is not in the answer (case 507). */
export function stateEntity(name: StateName, lang: Lang): Entity {
  const label = stateLabel(name, lang);
  const { id: _id, ...rest } = entity(
    'state_machine_state',
    '',
    { name: lang === 'fr' ? null : label, technicalName: name },
    { name: label, customFields: {} },
  );
  return rest;
}
