import type { PaymentMethod } from '../../schema/generated/resolvers.ts';
import { paymentMethod, type SwMethod } from '../checkout/methods.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { SwList } from '../shopware/entities.ts';
import type { StoreCall } from '../shopware/store-client.ts';
import type { AccountCustomer } from './customer.ts';

const CALL: StoreCall = {
  path: '/payment-method',
  body: { limit: 100, onlyAvailable: true, associations: { media: {} } },
};

/** The way to pay that a customer prefers; null without one, or where it is not offered any more. */
export async function defaultPaymentMethod(
  source: Partial<AccountCustomer>,
  { read }: GatewayContext,
): Promise<PaymentMethod | null> {
  if (source.defaultPaymentMethod) return source.defaultPaymentMethod;
  const id = source.defaultPaymentMethodId;
  if (!id) return null;
  const body = { limit: 100, associations: { media: {} } };
  const { elements } = await read<SwList<SwMethod>>({
    name: 'paymentMethods',
    call: { path: '/payment-method', body },
  });
  const found = elements?.find((method) => method.id === id);
  return found ? paymentMethod(found) : null;
}

/** Ways to pay that the asking shopper may use. */
export async function paymentMethods({
  session,
  services,
  language,
}: GatewayContext): Promise<PaymentMethod[]> {
  const { elements } = session.exists
    ? await session.exclusive((calls) => calls.read<SwList<SwMethod>>(CALL))
    : (await services.store.read<SwList<SwMethod>>({ ...CALL, languageId: language.id })).body;
  return (elements ?? []).filter(({ id }) => id).map(paymentMethod);
}
