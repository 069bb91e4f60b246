import type { Metrics } from '../../../platform/metrics/metrics.ts';
import { LiveStream } from './live-stream.ts';

/** Streams of one session: a browser opens six connections to a host. */
const MAX_PER_SESSION = 8;
/** Streams of one address, which a household, an office or a carrier's network shares. */
const MAX_PER_ADDRESS = 100;

export interface LiveTimes {
  /** Milliseconds between signs of life; less than what proxies let a connection be idle (60 seconds, mostly). */
  readonly beatMs: number;
  /** Milliseconds after which a stream has to be opened anew, so that a balancer can spread them. */
  readonly lifeMs: number;
}

export const LIVE_TIMES: LiveTimes = { beatMs: 15_000, lifeMs: 600_000 };

export interface Subscriber {
  /** null without a session. */
  readonly session: string | null;
  /** null for a frontend with a key, which counts for the gateway alone. */
  readonly address: string | null;
}

/** Why a stream was not opened: too many of a session or address, or of the gateway, which may be about to end. */
type Refusal = 'client' | 'gateway';

/** The streams of this gateway, and their bounds. */
export class LiveStreams {
  readonly times: LiveTimes;
  readonly #max: number;
  readonly #metrics: Metrics;
  readonly #open = new Set<LiveStream>();
  readonly #counts = new Map<string, number>();
  #draining = false;

  /** @param max streams of this gateway; 0 for none */
  constructor(max: number, times: LiveTimes, metrics: Metrics) {
    this.#max = max;
    this.times = times;
    this.#metrics = metrics;
    metrics.gauge('liveStreams', {}, 0);
  }

  /** Whether there are any at all. */
  get offered(): boolean {
    return this.#max > 0;
  }

  open(subscriber: Subscriber): LiveStream | Refusal {
    const refusal = this.#refusal(subscriber);
    if (refusal !== null) {
      this.#metrics.count('liveRefused', { by: refusal });
      return refusal;
    }
    const stream = new LiveStream();
    this.#open.add(stream);
    for (const { key } of boundsOf(subscriber)) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#metrics.gauge('liveStreams', {}, this.#open.size);
    return stream;
  }

  /** Forgets a stream; once is enough, and again does nothing. */
  close(stream: LiveStream, subscriber: Subscriber): void {
    stream.end('cut');
    if (!this.#open.delete(stream)) return;
    for (const { key } of boundsOf(subscriber)) {
      const left = (this.#counts.get(key) ?? 1) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
    this.#metrics.gauge('liveStreams', {}, this.#open.size);
  }

  /** Ends all streams, whose clients come again to another gateway, and opens none any more. */
  drain(): void {
    this.#draining = true;
    for (const stream of this.#open) stream.end('cut');
  }

  #refusal(subscriber: Subscriber): Refusal | null {
    if (this.#draining || this.#open.size >= this.#max) return 'gateway';
    return boundsOf(subscriber).some(({ key, max }) => (this.#counts.get(key) ?? 0) >= max) ? 'client' : null;
  }
}

function boundsOf({ session, address }: Subscriber): { readonly key: string; readonly max: number }[] {
  return [
    ...(session === null ? [] : [{ key: `session ${session}`, max: MAX_PER_SESSION }]),
    ...(address === null ? [] : [{ key: `address ${address}`, max: MAX_PER_ADDRESS }]),
  ];
}
