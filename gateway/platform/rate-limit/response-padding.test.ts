import { expect, test } from 'vitest';
import { ResponsePadding } from './response-padding.ts';

test('a refusal goes out a second after its request, and later than the slowest check of late', () => {
  const padding = new ResponsePadding();
  expect(padding.dueMs).toBe(1_000);
  padding.observe(430);
  expect(padding.dueMs).toBe(1_000);
  padding.observe(1_700);
  expect(padding.dueMs).toBe(2_250);
  for (let checks = 0; checks < 50; checks++) padding.observe(20);
  expect(padding.dueMs).toBe(1_000);
});

test('waits for the rest of that time', async () => {
  const padding = new ResponsePadding();
  const started = performance.now();
  await padding.pad(started - 400);
  expect(performance.now() - started).toBeGreaterThan(590);
});
