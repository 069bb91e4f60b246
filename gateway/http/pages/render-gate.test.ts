import { expect, test } from 'vitest';
import { OverCapacity, RenderGate } from './render-gate.ts';

const idle = { isOverCapacity: () => false };
const never = () => new Promise<never>(() => undefined);

test('rejects the eleventh page of invented filters and renders other pages', async () => {
  const gate = new RenderGate(idle);
  for (let index = 0; index < 10; index++) void gate.render(false, never);
  await expect(gate.render(false, never)).rejects.toThrow(OverCapacity);
  expect(await gate.render(true, async () => 'page')).toBe('page');
});

test('rejects pages of invented filters at half the lag of others', async () => {
  const busy = { isOverCapacity: (load: string) => load === 'filtered-page' };
  const gate = new RenderGate(busy);
  await expect(gate.render(false, never)).rejects.toThrow(OverCapacity);
  expect(await gate.render(true, async () => 'page')).toBe('page');
});
