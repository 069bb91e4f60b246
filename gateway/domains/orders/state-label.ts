import type { StateLabel } from '../../../schema/generated/types.ts';
import type { Nullable } from '../../shopware/entities.ts';
import type { SwState } from '../../shopware/mappers/order-entity.ts';
import { translated } from '../../shopware/mappers/translated.ts';

/** A state of Shopware's state machine; `open`, in which all begin, where none is told. */
export function stateLabel(entity: Nullable<SwState>): StateLabel {
  const key = entity?.technicalName ?? 'open';
  return { key, label: translated(entity, 'name') ?? key };
}
