import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { idOf } from '../../shops/derive/ids.ts';
import { SALES_CHANNEL_ID } from '../../state/channel.ts';

/** The staff member who is logged in to the administration. */
export const STAFF_ID = idOf('user', 'admin');

const SECRET = Buffer.from('sandbox-app-secret-of-32-letters');
const LIFETIME_S = 3_600;

interface Imitated {
  readonly customerId: string;
  readonly userId: string;
}

const now = (): number => Math.floor(Date.now() / 1_000);

function hashOf({ customerId, userId }: Imitated): string {
  const data = JSON.stringify({ salesChannelId: SALES_CHANNEL_ID, customerId, userId });
  return createHmac('sha256', SECRET).update(data).digest('hex');
}

/**
 * A token of Shopware's form, with which a staff member acts for a customer.
 * @param time when it is generated, in seconds since 1970
 */
export function imitationToken(imitated: Imitated, time = now()): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', SECRET, iv);
  const encrypted = cipher.update(`${hashOf(imitated)}.${time}`, 'utf8', 'base64') + cipher.final('base64');
  return Buffer.concat([iv, Buffer.from(encrypted)]).toString('base64');
}

/** As Shopware, ignores whitespace and padding, and what follows the digits of the time. */
export function isImitationToken(token: string, imitated: Imitated): boolean {
  const bytes = Buffer.from(token, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-cbc', SECRET, bytes.subarray(0, 16));
    const text = decipher.update(bytes.subarray(16).toString('latin1'), 'base64', 'latin1');
    const [hash, time = '', ...rest] = `${text}${decipher.final('latin1')}`.split('.');
    if (rest.length > 0 || hash !== hashOf(imitated)) return false;
    return now() - Number.parseInt(time, 10) <= LIFETIME_S;
  } catch {
    return false;
  }
}
