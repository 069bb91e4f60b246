import { createServer, type Server, type ServerResponse } from 'node:http';
import { Agent } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOutcomeUnknown, mayBeUnderWay, UpstreamError } from '../../lib/upstream-error.ts';
import { freePort } from '../../testing/free-port.ts';
import { Transport } from './transport.ts';

let server: Server;
let transport: Transport;
let answer: (response: ServerResponse) => void;
let callCount = 0;
let most = 0;
let open = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    callCount++;
    most = Math.max(most, ++open);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  transport = new Transport(`http://127.0.0.1:${port}`, 30_000, new Agent());
  callCount = 0;
  most = 0;
  open = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Counted before the response, after which the client may call again. */
const well = (response: ServerResponse, status = 200) => {
  open--;
  response.statusCode = status;
  response.end('{}');
};
const broken = (response: ServerResponse) => well(response, 503);
const call = () => transport.send({ method: 'GET', path: '/store-api/context', headers: {} });
const reason = (error: unknown) => (error instanceof UpstreamError ? error.reason : 'another');
const outcome = () => call().then(({ status }) => status, reason);

async function breakIt(): Promise<void> {
  answer = broken;
  for (let count = 0; count < 20; count++) await outcome();
}

describe('a failing upstream', () => {
  test('is not called after most calls failed, and has a time to wait', async () => {
    await breakIt();
    expect(callCount).toBe(20);
    const refusals = await Promise.all([outcome(), outcome(), outcome()]);
    expect([refusals, callCount]).toEqual([['overloaded', 'overloaded', 'overloaded'], 20]);
    await expect(call()).rejects.toMatchObject({ status: 503, retryAfter: 1 });
  });

  test('is probed with one call, and called normally after a success', async () => {
    await breakIt();
    await expect.poll(() => transport.circuit.state, { timeout: 30_000 }).toBe('half-open');
    answer = (response) => setTimeout(() => well(response), 50);
    const tries = await Promise.all([outcome(), outcome(), outcome()]);
    expect(tries.filter((one) => one === 200)).toHaveLength(1);
    expect(transport.circuit.state).toBe('closed');
    expect(await Promise.all([outcome(), outcome()])).toEqual([200, 200]);
  });

  test('in maintenance is available', async () => {
    answer = (response) => {
      response.statusCode = 503;
      response.end('{"errors":[{"code":"FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"}]}');
    };
    for (let count = 0; count < 40; count++) await outcome();
    expect([transport.circuit.state, callCount]).toEqual(['closed', 40]);
  });
});

test('an upstream gets 64 parallel calls, 256 wait, others fail', async () => {
  const answers: ServerResponse[] = [];
  answer = (response) => void answers.push(response);
  const outcomes: (number | string)[] = [];
  const calls = Array.from({ length: 340 }, () => outcome().then((one) => void outcomes.push(one)));
  await expect.poll(() => answers.length).toBe(64);
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'overloaded'));
  answer = well;
  for (const response of answers) well(response);
  await Promise.all(calls);
  expect(outcomes.filter((one) => one === 200)).toHaveLength(320);
  expect(most).toBeLessThanOrEqual(64);
});

describe('the outcome of a call', () => {
  const failure = (transport: Transport) =>
    transport.send({ method: 'POST', path: '/store-api/checkout/order', headers: {}, body: {} }).then(
      () => null,
      (error: unknown) => error,
    );

  test('is known if the connection was refused', async () => {
    const error = await failure(new Transport(`http://127.0.0.1:${await freePort()}`, 30_000, new Agent()));
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect([isOutcomeUnknown(error), mayBeUnderWay(error)]).toEqual([false, false]);
  });

  test('is unknown if the connection was cut', async () => {
    answer = (response) => void response.destroy();
    const error = await failure(transport);
    expect(error).toMatchObject({ reason: 'unreachable' });
    expect([isOutcomeUnknown(error), mayBeUnderWay(error)]).toEqual([true, true]);
  });
});
