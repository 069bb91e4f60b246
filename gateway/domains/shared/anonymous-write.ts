import type { StoreAnswer, StoreCall } from '../../shopware/store-client.ts';
import type { GatewayContext } from './context.ts';

/** Sends a call without the shopper's session, in the language and with the address of the request. */
export function writeAnonymously<T>(
  { store, language, address }: Pick<GatewayContext, 'store' | 'language' | 'address'>,
  call: StoreCall,
): Promise<StoreAnswer<T>> {
  return store.write<T>({ languageId: language.id, address, ...call });
}
