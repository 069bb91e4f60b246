import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { programError } from '../../../domains/shared/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { sessionTopic } from '../../../platform/changes/change-signals.ts';
import { clientOf } from '../../../platform/rate-limit/client.ts';
import { tokenKey } from '../../../platform/session-store/session-store.ts';
import type { CheckedOperation } from '../documents.ts';
import { type ExecutionAnswer, outcomeOf } from '../engine.ts';
import { executeRequest } from '../execute-request.ts';
import type { GraphqlRequest } from '../request.ts';
import type { LiveStream } from './live-stream.ts';
import type { Subscriber } from './live-streams.ts';

export const EVENT_STREAM = 'text/event-stream';

const COMPLETE = 'event: complete\ndata:\n\n';
const BEAT = ':\n\n';
/** Milliseconds after which a read that failed is tried again. */
const RETRY_MS = 5_000;
/** Least time between two reads of one stream, in milliseconds: who changes much is told of several changes at once. */
const PAUSE_MS = 250;
/** Milliseconds that a stream which is cut has to be taken by a client that reads slowly. */
const LAST_WORDS_MS = 5_000;
const RETRY_AFTER_S = { client: 60, gateway: 5 };

interface LiveRequest {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly asked: GraphqlRequest;
  readonly operation: CheckedOperation;
}

/**
 * Answers a subscription as server-sent events, by the "distinct connections mode" of the GraphQL over SSE protocol: the
 * state of now, then each change as a `next` event; `complete` when there will be none any more. A stream that ends
 * without it is to be opened anew.
 * @throws GraphQLError STREAMS_EXHAUSTED, OVERLOADED
 */
export async function sendLive(live: LiveRequest): Promise<FastifyReply> {
  const { app, request, reply } = live;
  const subscriber = subscriberOf(request);
  const opened = app.liveStreams.open(subscriber);
  if (typeof opened === 'string') throw refusal(opened, reply);
  const stops: (() => void)[] = [];
  const close = () => {
    app.liveStreams.close(opened, subscriber);
    for (const stop of stops.splice(0)) stop();
  };
  reply.raw.once('close', close);
  const watch = (topic: string) =>
    void stops.push(app.shared.changes.watch(topic, (signal) => signal === 'changed' && opened.change()));
  if (subscriber.session !== null) {
    const topic = sessionTopic(subscriber.session);
    stops.push(app.shared.changes.watch(topic, (signal) => signal === 'ended' && opened.end('complete')));
  }
  try {
    const first = await executeRequest(app, request, live.asked, live.operation, watch);
    if (first.issued !== null) reply.sendSession(first.issued);
    // A session that was moved to another token meanwhile is watched under the old one.
    const isMoved = first.context.session.key !== subscriber.session;
    if (isMoved || outcomeOf(first.answer) !== 'ok' || isEmpty(first.answer)) opened.end('complete');
    stops.push(endInTime(live, opened));
    // Whoever left while the first answer was made is not told so again.
    if (reply.raw.destroyed) close();
    return sendEvents(reply, eventsOf(live, opened, first.answer));
  } catch (error) {
    close();
    throw error;
  }
}

/** Answers a request for a stream that cannot be one: the protocol has errors told as an event. */
export function sendOneEvent(reply: FastifyReply, answer: ExecutionAnswer): FastifyReply {
  return sendEvents(reply, [next(JSON.stringify(answer)), COMPLETE]);
}

function sendEvents(reply: FastifyReply, events: Iterable<string> | AsyncIterable<string>): FastifyReply {
  return (
    reply
      .code(200)
      // A stream has its connection for itself, so that one that ends at a drain leaves no idle one behind.
      .headers({
        connection: 'close',
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      .type(`${EVENT_STREAM}; charset=utf-8`)
      .send(Readable.from(events, { highWaterMark: 1 }))
  );
}

async function* eventsOf(
  live: LiveRequest,
  stream: LiveStream,
  first: ExecutionAnswer,
): AsyncGenerator<string> {
  const { app } = live;
  let told = JSON.stringify(first);
  yield next(told);
  app.metrics.count('liveEvents', {});
  for (;;) {
    const turn = await stream.next(app.liveStreams.times.beatMs);
    if (turn === 'cut') return;
    if (turn === 'complete') return yield COMPLETE;
    if (turn === 'beat') {
      yield BEAT;
      continue;
    }
    const answer = await readAnew(live);
    if (answer === null) return yield COMPLETE;
    const text = JSON.stringify(answer);
    if (outcomeOf(answer) === 'error') {
      // Nothing is known, so nothing is told.
      setTimeout(() => stream.change(), RETRY_MS).unref();
    } else if (text !== told) {
      told = text;
      yield next(text);
      app.metrics.count('liveEvents', {});
      if (isEmpty(answer)) stream.end('complete');
    }
    await wait(PAUSE_MS);
  }
}

/** @returns null when the session has another token by now: whoever brings it asks anew */
async function readAnew({ app, request, asked, operation }: LiveRequest): Promise<ExecutionAnswer | null> {
  try {
    const { answer, context } = await executeRequest(app, request, asked, operation);
    return context.session.key === subscriberOf(request).session ? answer : null;
  } catch (error) {
    app.log.warn({ err: error, requestId: request.id }, 'a stream cannot read what changed');
    return { errors: [{ message: 'unread', extensions: { status: 503 } }] };
  }
}

/**
 * Cuts a stream after its time, a tenth more or less, so that not all come again at once; and one that is cut, then or by
 * a drain, from a client that does not read it to its end.
 */
function endInTime({ app, reply }: LiveRequest, stream: LiveStream): () => void {
  const life = app.liveStreams.times.lifeMs * (0.9 + Math.random() * 0.2);
  const timer = setTimeout(() => stream.end('cut'), life);
  stream.onCut(() => {
    setTimeout(() => reply.raw.destroy(), LAST_WORDS_MS).unref();
  });
  return () => clearTimeout(timer);
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
  if (by === 'gateway')
    return programError(
      'OVERLOADED',
      503,
      `No more streams now. Please try again in ${seconds} seconds.`,
      seconds,
    );
  const message = 'Too many streams are open here: close one, or share it';
  return programError('STREAMS_EXHAUSTED', 429, message, seconds);
}

function isEmpty({ data }: ExecutionAnswer): boolean {
  return isObject(data) && Object.values(data).every((value) => value === null);
}

function next(data: string): string {
  return `event: next\ndata: ${data}\n\n`;
}
