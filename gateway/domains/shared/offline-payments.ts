import { offlineAppPayments } from '../../shopware/channel/app-payments.ts';
import type { Nullable } from '../../shopware/entities.ts';
import { mayRedirectBuyer, type SwMethod } from '../../shopware/mappers/methods.ts';
import type { GatewayContext } from './context.ts';

/** Ids of those that lead nowhere although the Store API does not say so; asks only where it leaves that open. Never fails. */
export async function offlineAmong(
  context: GatewayContext,
  methods: readonly Nullable<SwMethod>[],
): Promise<readonly string[]> {
  return methods.some(mayRedirectBuyer) ? offlineAppPayments(context) : [];
}
