import { expect, test } from 'vitest';
import { answering, data, type Reply, refusal } from '../testing/answering.ts';
import { createClient, memorySession, type SessionStorage, type TypedDocument } from './index.ts';

const CART: TypedDocument<{ cartChanged: { count: number } }, Record<string, never>> & string =
  'subscription { cartChanged { count } }';
const LOGIN = 'mutation Login { login(input: {email: "a", password: "b"}) { userErrors { code } } }';

/** For a busy machine. */
const PATIENT = { timeout: 20_000 };

const next = (count: number) =>
  `event: next\r\ndata: {"data":{"cartChanged":\r\ndata: {"count":${count}}}}\r\n\r\n`;
const COMPLETE = 'event: complete\ndata:\n\n';

/** A stream of these pieces, which then ends; a piece that is null keeps it open. */
const stream =
  (...pieces: readonly (string | null)[]): Reply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const piece of pieces) {
      if (piece === null) return;
      // Each on its own, and cut where a line is not at its end.
      for (const part of [piece.slice(0, 9), piece.slice(9)])
        await new Promise<void>((resolve) => {
          response.write(part, () => setImmediate(resolve));
        });
    }
    response.end();
  };

const clientOf = (url: string, session: SessionStorage = memorySession('one')) =>
  createClient({ url, clientName: 'test', clientVersion: '1', session, retry: { waitMs: 1 } });

/** So many counts of a subscription; fewer where it ends before. */
async function counts(
  client: ReturnType<typeof clientOf>,
  most: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const found: number[] = [];
  for await (const { cartChanged } of client.subscribe(CART, {}, { signal })) {
    found.push(cartChanged.count);
    if (found.length === most) break;
  }
  return found;
}

test('tells each state until it is complete', async () => {
  await using shop = await answering(stream(':\n\n', next(1), ':\n\n', next(2), COMPLETE));
  expect(await counts(clientOf(shop.url), 9)).toEqual([1, 2]);
  expect(shop.received.map(({ headers }) => [headers.accept, headers.authorization])).toEqual([
    ['text/event-stream', 'Bearer one'],
  ]);
});

test('goes on over a new connection when one ends, breaks off or is refused for now', async () => {
  const broken: Reply = async (response, request) => {
    await stream(next(2), null)(response, request);
    response.destroy();
  };
  const busy = refusal(503, 'OVERLOADED', { 'retry-after': '0' });
  await using shop = await answering(stream(next(1)), broken, busy, stream(next(3), COMPLETE));
  expect(await counts(clientOf(shop.url), 9)).toEqual([1, 2, 3]);
  expect(shop.received).toHaveLength(4);
});

test('goes on under the token of a login, which is told later than the end of the stream', async () => {
  let end = (): unknown => undefined;
  let finish = (): unknown => undefined;
  const ending: Reply = async (response, request) => {
    end = () => response.end(COMPLETE);
    await stream(next(1), null)(response, request);
  };
  const login: Reply = (response, request) => {
    finish = () => data({ login: {} }, { 'kontor-session-token': 'two' })(response, request);
  };
  await using shop = await answering(ending, login, stream(next(2), null));
  const client = clientOf(shop.url);
  const reading = client.subscribe(CART);
  expect((await reading.next()).value).toEqual({ cartChanged: { count: 1 } });
  const loggingIn = client.mutate(LOGIN);
  await expect.poll(() => shop.received.length, PATIENT).toBe(2);
  const second = reading.next();
  end();
  finish();
  await loggingIn;
  expect((await second).value).toEqual({ cartChanged: { count: 2 } });
  expect(shop.received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer one',
    'Bearer one',
    'Bearer two',
  ]);
  await reading.return(undefined);
});

test('begins the session that it needs', async () => {
  const begun = data({ createSession: {} }, { 'kontor-session-token': 'new' });
  await using shop = await answering(begun, stream(next(0), COMPLETE));
  expect(await counts(clientOf(shop.url, memorySession()), 9)).toEqual([0]);
  expect(shop.received[1]?.headers.authorization).toBe('Bearer new');
});

test('ends with what coming again does not mend', async () => {
  const wrong = {
    errors: [{ message: 'No such field', extensions: { code: 'BAD_USER_INPUT', status: 400 } }],
  };
  await using shop = await answering(stream(`event: next\ndata: ${JSON.stringify(wrong)}\n\n${COMPLETE}`));
  await expect(counts(clientOf(shop.url), 9)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await using closed = await answering(refusal(403, 'ORIGIN_NOT_ALLOWED'));
  await expect(counts(clientOf(closed.url), 9)).rejects.toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  expect([shop.received.length, closed.received.length]).toEqual([1, 1]);
});

test('closes its connection when nobody reads any more, and when it is aborted', async () => {
  let closed = 0;
  const open: Reply = (response, request) => {
    response.on('close', () => {
      closed += 1;
    });
    return stream(next(1), null)(response, request);
  };
  await using shop = await answering(open);
  expect(await counts(clientOf(shop.url), 1)).toEqual([1]);
  await expect.poll(() => closed, PATIENT).toBe(1);
  const controller = new AbortController();
  const reading = counts(clientOf(shop.url), 9, controller.signal);
  await expect.poll(() => shop.received.length, PATIENT).toBe(2);
  controller.abort(new Error('Gone'));
  await expect(reading).rejects.toThrow('Gone');
  await expect.poll(() => closed, PATIENT).toBe(2);
});
