import type { StateLabel } from '../../../schema/generated/types.ts';
import type { Nullable } from '../../shopware/entities.ts';
import type { SwState } from '../../shopware/mappers/order-entity.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { Messages } from '../shared/messages/messages.ts';

/**
 * A state of Shopware's state machine; `open`, the initial one, if it is missing. Shopware names its states in German
 * and English only and falls back to the shop's default language, so a missing translation is replaced by
 * the message `state-<machine>-<technical name>`.
 */
export function stateLabel(
  entity: Nullable<SwState>,
  machine: 'order' | 'payment' | 'delivery',
  messages: Messages,
): StateLabel {
  const key = entity?.technicalName ?? 'open';
  const message = `state-${machine}-${key}`;
  const fallback = messages.has(message) ? messages.text(message) : translated(entity, 'name');
  return { key, label: entity?.name || fallback || key };
}
