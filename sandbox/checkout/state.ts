import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';
import type { StateName } from './order-record.ts';

const NAMES: Record<StateName, Record<Lang, string>> = {
  open: { de: 'Offen', en: 'Open', fr: 'Ouvert' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled', fr: 'Annulé' },
  paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed', fr: 'Échoué' },
};

/** The id of a state of a state machine. */
export function stateId(machine: 'order' | 'order_delivery' | 'order_transaction', name: StateName): string {
  return idOf('state', `${machine}:${name}`);
}

/** The `state_machine_state` entity; its id is not in the answer (recording 507). */
export function stateEntity(name: StateName, lang: Lang): Entity {
  const label = NAMES[name][lang];
  const { id: _id, ...rest } = entity(
    'state_machine_state',
    '',
    { name: label, technicalName: name },
    { name: label, customFields: {} },
  );
  return rest;
}
