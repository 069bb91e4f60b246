import { expect, test } from 'vitest';
import { testKinds } from './test-kinds.ts';

test('a test that starts nothing is a unit test, one that does so through what it imports a service test', () => {
  const { unit, service } = testKinds();
  expect(unit).toContain('scripts/test-kinds.test.ts');
  expect(service).toContain('scripts/balancer.test.ts');
  expect(unit.filter((file) => service.includes(file))).toEqual([]);
});

test('a unit test that renders has a DOM, others have none', () => {
  const { unit, screens } = testKinds();
  expect(screens).toContain('web/features/forms/service-form.test.tsx');
  expect(unit.filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

test('a unit test that reaches for a server is stopped', async () => {
  const failure: unknown = await fetch('http://127.0.0.1:65535').catch((error: unknown) => error);
  expect(String(failure instanceof Error ? failure.cause : failure)).toContain(
    'A unit test connects to a server',
  );
});
