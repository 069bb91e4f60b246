import { createClient, type KontorClient, type SessionStorage } from '@kontor/client';

/**
 * The client of an app. In React Native `keychain` is `expo-secure-store` or `react-native-keychain`; nothing else of the
 * platform is needed.
 */
export function shopOf(keychain: Keychain, locale: string): KontorClient {
  return createClient({
    url: process.env['SHOP'] ?? 'http://localhost:3000',
    clientName: 'example-phone',
    clientVersion: '1.0.0',
    locale,
    session: sessionIn(keychain),
  });
}

/** As of `expo-secure-store`. */
export interface Keychain {
  getItemAsync(name: string): Promise<string | null>;
  setItemAsync(name: string, value: string): Promise<void>;
  deleteItemAsync(name: string): Promise<void>;
}

/** A token that anybody finds logs them in, so that it stands where the system keeps passwords. */
function sessionIn(keychain: Keychain): SessionStorage {
  const NAME = 'kontor-session';
  return {
    get: () => keychain.getItemAsync(NAME),
    set: (token) => (token === null ? keychain.deleteItemAsync(NAME) : keychain.setItemAsync(NAME, token)),
  };
}
