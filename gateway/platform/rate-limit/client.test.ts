import { expect, test } from 'vitest';
import { clientOf, networkOf } from './client.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:7::1', '2001:db8:7:7::/64'],
  ['2001:db8::7:7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, name) => {
  expect(clientOf(address)).toBe(name);
});

test.each([
  ['2001:db8:7:7::1', '2001:db8:7:0::/56'],
  ['2001:db8:7:12ff::1', '2001:db8:7:1200::/56'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['unknown', null],
])('%s is in the network %s', (address, name) => {
  expect(networkOf(address)).toBe(name);
});
