import type { PaymentMethod } from '../../schema/generated/resolvers.ts';
import { paymentMethod, type SwMethod } from '../checkout/methods.ts';
import type { GatewayContext } from '../graphql/context.ts';
import type { SwList } from '../shopware/entities.ts';
import type { StoreCall } from '../shopware/store-client.ts';

const CALL: StoreCall = {
  path: '/payment-method',
  body: { limit: 100, onlyAvailable: true, associations: { media: {} } },
};

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
