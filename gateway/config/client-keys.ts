import type { Environment } from './environment.ts';

/** A frontend with a key. */
export interface ClientKey {
  readonly name: string;
  readonly key: string;
  /** null for the default multiple of `RATE_LIMIT_PER_MINUTE`. */
  readonly requestsPerMinute: number | null;
}

/** Name of a frontend, in a header and in the configuration: printable ASCII. */
export const CLIENT_NAME = /^[\x21-\x7e](?:[\x20-\x7e]{0,62}[\x21-\x7e])?$/;
const ENTRY = /^([\w.@/-]{1,64}):([\w-]+)(?::(\d{1,8}))?$/;
const MIN_KEY_LENGTH = 24;

/** `CLIENT_KEYS`: entries `name:key` or `name:key:requests per minute`; a name may have several keys for rotation. */
export function clientKeys(environment: Environment): ClientKey[] {
  const entries = environment.list('CLIENT_KEYS').map((entry) => ENTRY.exec(entry));
  if (entries.some((entry) => entry === null || entry[3] === '0')) {
    environment.refuse(
      'CLIENT_KEYS must be entries such as kiosk:<key> or kiosk:<key>:<requests a minute>, with commas between; a key has letters, digits, - and _',
    );
  }
  const keys = entries.flatMap((entry) => {
    const [, name = '', key = '', limit] = entry ?? [];
    return entry === null
      ? []
      : [{ name, key, requestsPerMinute: limit === undefined ? null : Number(limit) }];
  });
  if (keys.some(({ key }) => key.length < MIN_KEY_LENGTH)) {
    environment.refuse(`CLIENT_KEYS must have keys of at least ${MIN_KEY_LENGTH} characters`);
  }
  if (new Set(keys.map(({ key }) => key)).size < keys.length) {
    environment.refuse('CLIENT_KEYS must not have one key twice');
  }
  return keys;
}
