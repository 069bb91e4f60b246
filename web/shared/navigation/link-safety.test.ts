import { expect, test } from 'vitest';
import { judgeTarget, paymentTarget } from './link-safety.ts';

const ORIGIN = 'https://kontor.example';

test.each([
  ['/kochen/', 'inside'],
  ['https://kontor.example/fr/', 'inside'],
  ['https://other.example/', 'outside'],
  ['mailto:shop@kontor.example', 'outside'],
  ['tel:+41440000000', 'outside'],
  ['//other.example/', 'outside'],
  ['javascript:alert(1)', 'refused'],
  ['  JaVaScRiPt:alert(1)', 'refused'],
  ['java\nscript:alert(1)', 'refused'],
  ['data:text/html,<b>x</b>', 'refused'],
  ['blob:https://other.example/x', 'refused'],
  ['blob:https://kontor.example/x', 'refused'],
  ['vbscript:x', 'refused'],
  ['http://[', 'refused'],
])('classifies %j as %s', (href, verdict) => {
  expect(judgeTarget(href, ORIGIN)).toBe(verdict);
});

test('a payment continues over http(s) only', () => {
  expect(paymentTarget('https://pay.example/1', ORIGIN)).toBe('https://pay.example/1');
  expect(paymentTarget('/pay/1', ORIGIN)).toBe('https://kontor.example/pay/1');
  expect(paymentTarget('javascript:alert(1)', ORIGIN)).toBeNull();
});
