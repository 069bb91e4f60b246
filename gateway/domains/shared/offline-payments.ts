import { offlineAppPayments } from '../../shopware/channel/settings.ts';
import type { Nullable } from '../../shopware/entities.ts';
import { mayRedirectBuyer, type SwMethod } from '../../shopware/mappers/methods.ts';
import type { GatewayContext } from './context.ts';

/** Ids of methods that do not redirect, for which the Store API has no flag; reads only if needed. Never fails. */
export async function offlineAmong(
  context: GatewayContext,
  methods: readonly Nullable<SwMethod>[],
): Promise<readonly string[]> {
  return methods.some(mayRedirectBuyer) ? offlineAppPayments(context) : [];
}
