import { idOf } from '../../demo/derive/ids.ts';
import type { Lang, Text } from '../../demo/model/text.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { text } from '../shop/text.ts';
import type { StateName } from './order-record.ts';

export type Machine = 'order' | 'order_delivery' | 'order_transaction';

const NAMES: Record<StateName, Text> = {
  open: text('Offen', 'Open', 'Ouvert'),
  in_progress: text('In Bearbeitung', 'In progress', 'En cours'),
  completed: text('Abgeschlossen', 'Done', 'Terminé'),
  cancelled: text('Abgebrochen', 'Cancelled', 'Annulé'),
  unconfirmed: text('Unbestätigt', 'Unconfirmed', 'Non confirmé'),
  authorized: text('Autorisiert', 'Authorised', 'Autorisé'),
  paid_partially: text('Teilweise bezahlt', 'Paid partially', 'Payé en partie'),
  paid: text('Bezahlt', 'Paid', 'Payé'),
  reminded: text('Erinnert', 'Reminded', 'Rappelé'),
  failed: text('Fehlgeschlagen', 'Failed', 'Échoué'),
  refunded_partially: text('Teilweise erstattet', 'Refunded partially', 'Remboursé en partie'),
  refunded: text('Erstattet', 'Refunded', 'Remboursé'),
  chargeback: text('Rückbuchung', 'Chargeback', 'Rétrofacturation'),
  shipped_partially: text('Teilweise versandt', 'Shipped partially', 'Expédié en partie'),
  shipped: text('Versandt', 'Shipped', 'Expédié'),
  returned_partially: text('Teilweise retourniert', 'Returned partially', 'Retourné en partie'),
  returned: text('Retourniert', 'Returned', 'Retourné'),
};

export function stateId(machine: Machine, name: StateName): string {
  return idOf('state', `${machine}:${name}`);
}

export function stateLabel(name: StateName, lang: Lang): string {
  return NAMES[name][lang];
}

/** Its id is not in the answer (case 507). */
export function stateEntity(name: StateName, lang: Lang): Entity {
  const label = stateLabel(name, lang);
  const { id: _id, ...rest } = entity(
    'state_machine_state',
    '',
    { name: label, technicalName: name },
    { name: label, customFields: {} },
  );
  return rest;
}
