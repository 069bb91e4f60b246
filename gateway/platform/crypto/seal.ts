import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface Opened {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly sealedAt: number;
  /** Whether it was sealed with an older secret and must be sealed again. */
  readonly outdated: boolean;
}

/**
 * Authenticated encryption of short values, AES-256-GCM with a key derived from each secret (HKDF, RFC 5869). The first
 * secret encrypts, all decrypt: to rotate, put a new one first.
 */
export class Seal {
  readonly #keys: readonly [Key, ...Key[]];
  readonly #purpose: Buffer;

  /**
   * @param purpose binds values to one use; values sealed for another purpose do not open
   * @param shop binds values to one shop, even where shops share their secrets
   */
  constructor(secrets: readonly [string, ...string[]], purpose: string, shop: string) {
    const [first, ...rest] = secrets;
    this.#keys = [keyOf(first, purpose), ...rest.map((secret) => keyOf(secret, purpose))];
    this.#purpose = createHash('sha256').update(`${purpose}\n${shop}`).digest();
  }

  /** Returns base64url text with the key id in front. */
  seal(value: string): string {
    const [key] = this.#keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key.bytes, iv).setAAD(this.#purpose);
    const sealed = Buffer.concat([cipher.update(`${Date.now()}.${value}`, 'utf8'), cipher.final()]);
    return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** Returns the sealed value; null for text that this class did not seal. */
  open(sealed: string): Opened | null {
    const [id, text = ''] = sealed.split('.', 2);
    const key = this.#keys.find((candidate) => candidate.id === id);
    const bytes = Buffer.from(text, 'base64url');
    if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
    // Decoding ignores characters outside of base64url, but a value must have only one valid text.
    if (sealed !== `${id}.${bytes.toString('base64url')}`) return null;
    try {
      const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(this.#purpose)
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const plain =
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      const dot = plain.indexOf('.');
      return {
        value: plain.slice(dot + 1),
        sealedAt: Number(plain.slice(0, dot)),
        outdated: key !== this.#keys[0],
      };
    } catch {
      return null;
    }
  }
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, 'kontor', purpose, 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 6), bytes };
}
