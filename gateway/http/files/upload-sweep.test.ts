import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sweepUploads } from '../../domains/forms/uploads.ts';
import { sendForm } from '../../testing/form.ts';
import { startReplica, testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

const HOUR = 3_600_000;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

function sweep(now: number): Promise<number> {
  const { admin } = gateway.app;
  if (admin === null) throw new Error('The gateway has no Admin API');
  return sweepUploads(admin, now);
}

beforeEach(async () => {
  await sweep(Date.now() + 24 * HOUR);
});

const stored = () => gateway.sandbox.controls.files().length;

async function upload(): Promise<string> {
  const answer = await fetch(`${gateway.url}/upload`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'x-file-name': 'schaden.png' },
    body: Buffer.from(`89504e470d0a1a0a${'a7'.repeat(400)}`, 'hex'),
  });
  const { key }: { key: string } = await answer.json();
  return key;
}

const RETURNED = {
  ...{ firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.com', phone: '034 422 00 00' },
  ...{ street: 'Seeweg 1', zipcode: '3400', city: 'Burgdorf', itemName: 'Pfanne' },
  problemDescription: 'Der Griff ist lose.',
};

describe('an uploaded file', () => {
  test('is removed hours later if no form used it', async () => {
    const before = stored();
    await upload();
    expect(await sweep(Date.now() + 2 * HOUR)).toBe(0);
    expect(stored()).toBe(before + 1);
    expect(await sweep(Date.now() + 4 * HOUR)).toBe(1);
    expect(stored()).toBe(before);
  });

  test('is kept if a form used it', async () => {
    const form = { ...RETURNED, defectPhoto: await upload() };
    const before = stored();
    const payload = await sendForm(new Shopper(gateway.url), 'REPAIR', form);
    expect(payload).toMatchObject({ sent: true });
    expect(await sweep(Date.now() + 1_000 * HOUR)).toBe(0);
    expect(stored()).toBe(before);
  });
});

test('two gateways can sweep in parallel', async () => {
  await Promise.all([1, 2, 3, 4].map(upload));
  const later = Date.now() + 4 * HOUR;
  const removed = await Promise.all([sweep(later), sweep(later)]);
  expect(removed.reduce((sum, count) => sum + count)).toBe(4);
});

test('a gateway sweeps every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const replica = await startReplica(gateway);
  const before = gateway.upstream.calls.length;
  try {
    vi.advanceTimersByTime(HOUR);
    await vi.waitFor(() =>
      expect(gateway.upstream.calls.slice(before).map(({ path }) => path)).toContain('/api/search/media'),
    );
  } finally {
    vi.useRealTimers();
    await replica.close();
  }
});
