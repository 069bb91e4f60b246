import { describe, expect, test } from 'vitest';
import { answering, data, type Received, type Reply } from '../testing/answering.ts';
import { createClient, memorySession, type SessionStorage } from './index.ts';

const READ = 'query Read { session { state } }';
const LOGIN = 'mutation Login { login(input: {email: "a", password: "b"}) { userErrors { code } } }';
const token = (value: string) => ({ 'kontor-session-token': value });

/** A shop whose answers come when they are let go, by the name of the operation. */
function heldBack() {
  const waiting = new Map<string, () => void>();
  const arrived = new Map<string, () => void>();
  const tokens: Record<string, string> = {};
  const reply: Reply = (response, request: Received) => {
    const { operationName } = JSON.parse(request.body);
    waiting.set(operationName, () =>
      data({ name: operationName }, tokens[operationName] ? token(tokens[operationName]) : {})(
        response,
        request,
      ),
    );
    arrived.get(operationName)?.();
  };
  const arrival = (name: string) =>
    new Promise<void>((resolve) => {
      if (waiting.has(name)) resolve();
      else arrived.set(name, resolve);
    });
  const answer = (name: string) => waiting.get(name)?.();
  return { reply, arrival, answer, tokens };
}

const clientOf = (url: string, session: SessionStorage) =>
  createClient({ url, clientName: 'test', clientVersion: '1', session });

describe('a session whose token changes', () => {
  test.each([
    ['before', ['Login', 'Read']],
    ['after', ['Read', 'Login']],
  ])(
    'is the one that a login gave, though it was renewed by a read at the same time and the login is told %s',
    async (_when, order) => {
      const shop = heldBack();
      Object.assign(shop.tokens, { Login: 'logged-in', Read: 'renewed' });
      await using server = await answering(shop.reply);
      const session = memorySession('old');
      const client = clientOf(server.url, session);
      const answers: Record<string, Promise<unknown>> = {
        Read: client.query(READ),
        Login: client.mutate(LOGIN),
      };
      await Promise.all([shop.arrival('Read'), shop.arrival('Login')]);
      for (const name of order) {
        shop.answer(name);
        await answers[name];
      }
      expect(await client.sessionToken()).toBe('logged-in');
      expect(session.get()).toBe('logged-in');
      expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
        'Bearer old',
        'Bearer old',
      ]);
    },
  );

  test('is used by the next request, and kept for the next start', async () => {
    await using server = await answering(data({}, token('two')), data({}));
    const session = memorySession('one');
    await clientOf(server.url, session).mutate(LOGIN);
    await clientOf(server.url, session).query(READ);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  });

  test('lets changes wait for each other, so that each is sent with the token of the one before', async () => {
    let count = 0;
    await using server = await answering((response, request) =>
      data({}, token(`t${++count}`))(response, request),
    );
    const client = clientOf(server.url, memorySession('t0'));
    await Promise.all([1, 2, 3, 4].map(() => client.mutate(LOGIN)));
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t0',
      'Bearer t1',
      'Bearer t2',
      'Bearer t3',
    ]);
  });

  test('goes on in memory where it cannot be stored', async () => {
    await using server = await answering(data({ login: 'done' }, token('two')), data({}));
    const broken = { get: async () => 'one', set: async () => Promise.reject(new Error('Full')) };
    const client = clientOf(server.url, broken);
    expect(await client.mutate(LOGIN)).toEqual({ login: 'done' });
    expect(await client.sessionToken()).toBe('two');
  });

  test('is gone once it is forgotten, also for answers that are still on their way', async () => {
    const shop = heldBack();
    shop.tokens['Read'] = 'renewed';
    await using server = await answering(shop.reply);
    const session = memorySession('old');
    const client = clientOf(server.url, session);
    const reading = client.query(READ);
    await shop.arrival('Read');
    await client.forgetSession();
    shop.answer('Read');
    await reading;
    expect(await client.sessionToken()).toBeNull();
    expect(session.get()).toBeNull();
  });

  test('is begun before the first change and once, however many come together', async () => {
    await using server = await answering(data({ createSession: {} }, token('new')), data({}));
    const client = clientOf(server.url, memorySession());
    await Promise.all([1, 2, 3].map(() => client.mutate(LOGIN)));
    expect(
      server.received.map(({ headers, body }) => [JSON.parse(body).operationName, headers.authorization]),
    ).toEqual([
      ['CreateSession', undefined],
      ['Login', 'Bearer new'],
      ['Login', 'Bearer new'],
      ['Login', 'Bearer new'],
    ]);
  });

  describe('of a server with a client for each request', () => {
    const serving = (url: string, visitor: string) => {
      const session = memorySession();
      const client = createClient({ url, clientName: 't', clientVersion: '1', session, visitor });
      return { session, client };
    };
    const begun = (received: readonly { body: string }[]) =>
      received.filter(({ body }) => JSON.parse(body).operationName === 'CreateSession').length;

    test('is one for first changes of one visitor that come at once, and known to each', async () => {
      let count = 0;
      await using server = await answering((response, request) => {
        const begins = JSON.parse(request.body).operationName === 'CreateSession';
        data({}, begins ? token(`s${++count}`) : {})(response, request);
      });
      const [one, two, other] = [
        serving(server.url, 'a'),
        serving(server.url, 'a'),
        serving(server.url, 'b'),
      ];
      await Promise.all([one, two, other].map(({ client }) => client.mutate(LOGIN)));
      const late = serving(server.url, 'a');
      await late.client.mutate(LOGIN);
      expect(begun(server.received)).toBe(2);
      const kept = one.session.get();
      expect([kept, two.session.get(), late.session.get()]).toEqual([kept, kept, kept]);
      expect(other.session.get()).not.toBe(kept);
      const bearers = server.received.map(({ headers }) => headers.authorization);
      expect(bearers.filter((bearer) => bearer === `Bearer ${kept}`)).toHaveLength(3);
      await late.client.forgetSession();
      await serving(server.url, 'a').client.mutate(LOGIN);
      expect(begun(server.received)).toBe(3);
    });

    test('is begun anew where it could not be begun', async () => {
      await using server = await answering(
        (response) => response.writeHead(500).end(),
        data({ createSession: {} }, token('new')),
        data({ login: 'done' }),
      );
      const failing = {
        url: server.url,
        clientName: 't',
        clientVersion: '1',
        visitor: 'c',
        retry: false,
      } as const;
      await expect(createClient(failing).mutate(LOGIN)).rejects.toThrow();
      expect(await serving(server.url, 'c').client.mutate(LOGIN)).toEqual({ login: 'done' });
    });
  });

  test('is not begun by reading', async () => {
    await using server = await answering(data({}));
    await clientOf(server.url, memorySession()).query(READ);
    expect(server.received).toHaveLength(1);
  });

  test('stays the cookie of a browser on the same site, which tells no token', async () => {
    await using server = await answering(data({}));
    const sent: RequestInit[] = [];
    const client = createClient({
      url: server.url,
      clientName: 'test',
      clientVersion: '1',
      cookies: true,
      fetch: (url, init = {}) => {
        sent.push(init);
        return fetch(url, init);
      },
    });
    await Promise.all([client.mutate(LOGIN), client.mutate(LOGIN)]);
    expect(server.received.map(({ body }) => JSON.parse(body).operationName)).toEqual([
      'CreateSession',
      'Login',
      'Login',
    ]);
    expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include']);
    expect(server.received.some(({ headers }) => headers.authorization !== undefined)).toBe(false);
  });
});
