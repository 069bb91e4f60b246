import { expect, test } from 'vitest';
import { OverCapacity, renderGate } from './page-cache.ts';

const idle = { isOverCapacity: () => false };
const never = () => new Promise<never>(() => undefined);

test('rejects the eleventh page of invented filters and renders other pages', async () => {
  const gate = renderGate(idle);
  for (let index = 0; index < 10; index++) void gate(false, never);
  await expect(gate(false, never)).rejects.toThrow(OverCapacity);
  expect(await gate(true, async () => 'page')).toBe('page');
});

test('rejects pages of invented filters at half the lag of others', async () => {
  const busy = { isOverCapacity: (load: string) => load === 'filtered-page' };
  const gate = renderGate(busy);
  await expect(gate(false, never)).rejects.toThrow(OverCapacity);
  expect(await gate(true, async () => 'page')).toBe('page');
});
