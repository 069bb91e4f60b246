import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { programError } from '../../../domains/shared/problem.ts';
import { sessionTopic } from '../../../platform/changes/change-signals.ts';
import { clientOf } from '../../../platform/rate-limit/client.ts';
import { tokenKey } from '../../../platform/session-store/session-store.ts';
import { type ExecutionAnswer, executeRequest, isEmpty, outcomeOf } from '../execute.ts';
import type { Operation } from '../operations.ts';
import type { GraphqlRequest } from '../request.ts';
import type { EventStream, Subscriber } from './event-streams.ts';

export const EVENT_STREAM = 'text/event-stream';

const COMPLETE = 'event: complete\ndata:\n\n';
const BEAT = ':\n\n';
/** Milliseconds after which a failed read is retried. */
const RETRY_MS = 5_000;
/** Milliseconds between two reads of one stream; changes in between are combined. */
const PAUSE_MS = 250;
/** Milliseconds for a slow client to read the rest of an ended stream. */
const FLUSH_MS = 5_000;
const RETRY_AFTER_S = { client: 60, gateway: 5 };

type Read = (watch?: (topic: string) => void) => ReturnType<typeof executeRequest>;

/**
 * Answers a subscription as in the "distinct connections mode" of the GraphQL over SSE protocol: the current state, then
 * each change, and `complete` if no more can follow. A client reopens a stream that ends without it.
 * @throws GraphQLError STREAMS_EXHAUSTED, OVERLOADED
 */
export async function sendEvents(reply: FastifyReply, graphqlRequest: GraphqlRequest, operation: Operation) {
  const { request, server: app } = reply;
  const read: Read = (watch) => executeRequest(request, graphqlRequest, operation, watch);
  const subscriber = subscriberOf(request);
  const stream = app.eventStreams.open(subscriber, () => {
    setTimeout(() => reply.raw.destroy(), FLUSH_MS).unref();
  });
  if (typeof stream === 'string') throw refusal(stream, reply);
  const stops: (() => void)[] = [];
  const close = () => {
    app.eventStreams.close(stream);
    for (const stop of stops.splice(0)) stop();
  };
  reply.raw.once('close', close);
  const watch = (topic: string) =>
    void stops.push(app.shared.changes.watch(topic, (signal) => signal === 'changed' && stream.change()));
  if (subscriber.session !== null) {
    const topic = sessionTopic(subscriber.session);
    stops.push(app.shared.changes.watch(topic, (signal) => signal === 'ended' && stream.end('complete')));
  }
  try {
    const first = await read(watch);
    if (first.issued !== null) reply.sendSession(first.issued);
    // A session whose token has changed meanwhile is watched under the old one.
    const isMoved = first.context.session.key !== subscriber.session;
    if (isMoved || outcomeOf(first.answer) !== 'ok' || isEmpty(first.answer)) stream.end('complete');
    // Jitter of 10 %, so that clients do not reconnect at the same time.
    const lifeMs = app.eventStreams.times.lifeMs * (0.9 + Math.random() * 0.2);
    const life = setTimeout(() => stream.end('cut'), lifeMs);
    stops.push(() => clearTimeout(life));
    // The client may have disconnected before the first event.
    if (reply.raw.destroyed) close();
    return sendStream(reply, eventsOf(request, read, stream, first.answer));
  } catch (error) {
    close();
    throw error;
  }
}

/** Answers a subscription that failed; the protocol sends errors as an event. */
export function sendErrorEvent(reply: FastifyReply, answer: ExecutionAnswer): FastifyReply {
  return sendStream(reply, [nextEvent(JSON.stringify(answer)), COMPLETE]);
}

function sendStream(reply: FastifyReply, events: Iterable<string> | AsyncIterable<string>): FastifyReply {
  return reply
    .code(200)
    .headers({
      // Without keep-alive, so that no idle connection delays a draining gateway.
      connection: 'close',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .type(`${EVENT_STREAM}; charset=utf-8`)
    .send(Readable.from(events, { highWaterMark: 1 }));
}

async function* eventsOf(
  request: FastifyRequest,
  read: Read,
  stream: EventStream,
  first: ExecutionAnswer,
): AsyncGenerator<string> {
  const app = request.server;
  let sent = JSON.stringify(first);
  yield nextEvent(sent);
  app.metrics.count('liveEvents', {});
  for (;;) {
    const turn = await stream.next(app.eventStreams.times.beatMs);
    if (turn === 'cut') return;
    if (turn === 'complete') return yield COMPLETE;
    if (turn === 'beat') {
      yield BEAT;
      continue;
    }
    const answer = await readAgain(request, read);
    if (answer === null) return yield COMPLETE;
    const text = JSON.stringify(answer);
    if (outcomeOf(answer) === 'error') {
      setTimeout(() => stream.change(), RETRY_MS).unref();
    } else if (text !== sent) {
      sent = text;
      yield nextEvent(text);
      app.metrics.count('liveEvents', {});
      if (isEmpty(answer)) stream.end('complete');
    }
    await wait(PAUSE_MS);
  }
}

/** Returns null if the token of the session has changed; its clients reconnect with the new one. */
async function readAgain(request: FastifyRequest, read: Read): Promise<ExecutionAnswer | null> {
  try {
    const { answer, context } = await read();
    return context.session.key === subscriberOf(request).session ? answer : null;
  } catch (error) {
    request.server.log.warn({ err: error, requestId: request.id }, 'subscription cannot be updated');
    return { errors: [{ message: 'unavailable', extensions: { status: 503 } }] };
  }
}

function subscriberOf({ client, session }: FastifyRequest): Subscriber {
  return {
    session: session === null ? null : tokenKey(session.token),
    address: client.key !== null && !client.forBuyer ? null : clientOf(client.address),
  };
}

function refusal(by: 'client' | 'gateway', reply: FastifyReply): GraphQLError {
  const seconds = RETRY_AFTER_S[by];
  reply.header('retry-after', seconds);
  return by === 'gateway'
    ? programError('OVERLOADED', 503, `Too many streams. Please retry in ${seconds} seconds.`, seconds)
    : programError('STREAMS_EXHAUSTED', 429, 'Too many open streams: close or share one', seconds);
}

function nextEvent(data: string): string {
  return `event: next\ndata: ${data}\n\n`;
}
