import { expect, test } from 'vitest';
import { type SessionValue, sessionText, sessionValue } from './session-value.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz012345';
const IMITATION = { userId: 'a1'.repeat(16), customerId: 'b2'.repeat(16), until: 1_795_660_000 };

test.each<SessionValue>([
  { token: TOKEN, loginState: 'none', prices: null, imitation: null },
  { token: TOKEN, loginState: 'customer', prices: 'net-1', imitation: null },
  { token: TOKEN, loginState: 'customer', prices: null, imitation: IMITATION },
  { token: TOKEN, loginState: 'inactive', prices: 'net-1', imitation: IMITATION },
])('a session value is read as it was written: %j', (value) => {
  expect(sessionValue(sessionText(value))).toEqual(value);
});
