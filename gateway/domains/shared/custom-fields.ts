import type { Json } from '../../lib/json.ts';
import type { Nullable, Translated } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from './context.ts';
import { badInput } from './problem.ts';

/**
 * Custom fields of an entity by name, unchanged, null where not set.
 * @throws GraphQLError BAD_USER_INPUT for a field that the operator did not publish (`CUSTOM_FIELDS`)
 */
export function customFields(
  { configuration }: Pick<GatewayContext, 'configuration'>,
  kind: 'product' | 'category' | 'customer' | 'order',
  entity: Nullable<Translated>,
  keys: readonly string[],
): Json {
  for (const [index, key] of keys.entries())
    if (!configuration.customFields.has(`${kind}.${key}`))
      throw badInput(`The custom field ${key} of ${kind} is not published`, ['keys', String(index)]);
  return Object.fromEntries(keys.map((key) => [key, customField(entity, key) ?? null]));
}
