import { expect, test } from 'vitest';
import { testKinds } from './test-kinds.ts';

test('a test that starts nothing is a unit test, one that does so through what it imports a service test', () => {
  const { unit, service } = testKinds();
  expect(unit).toContain('scripts/test-kinds.test.ts');
  expect(service).toContain('scripts/balancer.test.ts');
  expect(unit.filter((file) => service.includes(file))).toEqual([]);
});
