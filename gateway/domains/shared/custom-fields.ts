import type { Json } from '../../lib/json.ts';
import type { GatewayContext } from './context.ts';
import { badInput } from './problem.ts';

/** @throws GraphQLError BAD_USER_INPUT for a field that the operator did not publish (`CUSTOM_FIELDS`) */
export function customFields(
  { configuration }: Pick<GatewayContext, 'configuration'>,
  kind: 'product' | 'category' | 'customer' | 'order',
  keys: readonly string[],
  read: (key: string) => unknown,
): Json {
  for (const [index, key] of keys.entries())
    if (!configuration.customFields.has(`${kind}.${key}`))
      throw badInput(`The custom field ${key} of ${kind} is not published`, ['keys', String(index)]);
  return Object.fromEntries(keys.map((key) => [key, read(key) ?? null]));
}
