import type { PaymentMethod } from '../../../schema/generated/types.ts';
import type { SwList } from '../../shopware/entities.ts';
import { paymentMethod, type SwMethod } from '../../shopware/mappers/methods.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import type { StoreCall } from '../../shopware/store-client.ts';
import type { GatewayContext } from '../shared/context.ts';
import { offlineAmong } from '../shared/offline-payments.ts';
import type { CustomerSource } from './customer.ts';

const BODY = { limit: 100, associations: { media: {} } };
const AVAILABLE: StoreCall = { path: '/payment-method', body: { ...BODY, onlyAvailable: true } };
const ALL: PublicRead<SwList<SwMethod>> = {
  name: 'paymentMethods',
  call: { path: '/payment-method', body: BODY },
};

/** The customer's default payment method; null without one, or if it is no longer offered. */
export async function defaultPaymentMethod(
  source: CustomerSource,
  context: GatewayContext,
): Promise<PaymentMethod | null> {
  if (source.defaultPaymentMethod) return source.defaultPaymentMethod;
  const id = source.defaultPaymentMethodId;
  if (!id) return null;
  const { elements } = await context.read<SwList<SwMethod>>(ALL);
  const found = elements?.find((method) => method.id === id);
  return found ? paymentMethod(found, await offlineAmong(context, [found])) : null;
}

/** Payment methods of the shopper; for a visitor those of the sales channel. */
export async function paymentMethods(context: GatewayContext): Promise<PaymentMethod[]> {
  const { session, read } = context;
  const { elements } = session.exists
    ? await session.withLock((calls) => calls.read<SwList<SwMethod>>(AVAILABLE))
    : await read<SwList<SwMethod>>(ALL);
  const methods = (elements ?? []).filter(({ id }) => id);
  const offline = await offlineAmong(context, methods);
  return methods.map((method) => paymentMethod(method, offline));
}
