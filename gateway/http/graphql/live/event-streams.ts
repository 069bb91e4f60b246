import type { Metrics } from '../../../platform/metrics/metrics.ts';

/** Streams of a session; a browser opens at most six connections to a host. */
const MAX_PER_SESSION = 8;
/** Streams of an address, which an office or a carrier's network may share. */
const MAX_PER_ADDRESS = 100;

export interface LiveTimes {
  /** Milliseconds between heartbeats; below the idle timeout of proxies (usually 60 seconds). */
  readonly beatMs: number;
  /** Milliseconds after which a client must reconnect, so that a load balancer can redistribute streams. */
  readonly lifeMs: number;
}

export const LIVE_TIMES: LiveTimes = { beatMs: 15_000, lifeMs: 600_000 };

export type EventStream = ReturnType<typeof eventStream>;

/** State of one stream; changes between two reads are combined. */
function eventStream(onCut: () => void) {
  let isChanged = false;
  let ended: 'complete' | 'cut' | null = null;
  let wake = Promise.withResolvers<void>();
  return {
    change(): void {
      isChanged = true;
      wake.resolve();
    },
    /** `complete`: no more events will follow; `cut`: the client must reconnect. The first call counts. */
    end(how: 'complete' | 'cut'): void {
      if (ended !== null) return;
      ended = how;
      wake.resolve();
      if (how === 'cut') onCut();
    },
    /** @param beatMs milliseconds without a change until a heartbeat is due */
    async next(beatMs: number): Promise<'changed' | 'beat' | 'complete' | 'cut'> {
      const timer = setTimeout(() => wake.resolve(), beatMs);
      await wake.promise;
      clearTimeout(timer);
      wake = Promise.withResolvers<void>();
      if (ended !== null) return ended;
      const turn = isChanged ? 'changed' : 'beat';
      isChanged = false;
      return turn;
    },
  };
}

export interface Subscriber {
  readonly session: string | null;
  /** null for a frontend with a key, which is limited by the gateway's total only. */
  readonly address: string | null;
}

/** The exceeded limit: of the session or address, or of the gateway, which may be draining. */
type Refusal = 'client' | 'gateway';

/** Open streams of this gateway, with their limits. */
export class EventStreams {
  readonly times: LiveTimes;
  readonly #max: number;
  readonly #metrics: Metrics;
  readonly #open = new Map<EventStream, Subscriber>();
  #draining = false;

  /** @param max streams of this gateway; 0 disables subscriptions */
  constructor(max: number, times: LiveTimes, metrics: Metrics) {
    this.#max = max;
    this.times = times;
    this.#metrics = metrics;
    metrics.gauge('liveStreams', {}, 0);
  }

  get isEnabled(): boolean {
    return this.#max > 0;
  }

  open(subscriber: Subscriber, onCut: () => void): EventStream | Refusal {
    const refusal = this.#refusal(subscriber);
    if (refusal !== null) {
      this.#metrics.count('liveRefused', { by: refusal });
      return refusal;
    }
    const stream = eventStream(onCut);
    this.#open.set(stream, subscriber);
    this.#metrics.gauge('liveStreams', {}, this.#open.size);
    return stream;
  }

  close(stream: EventStream): void {
    this.#open.delete(stream);
    stream.end('cut');
    this.#metrics.gauge('liveStreams', {}, this.#open.size);
  }

  /** Ends all streams, whose clients reconnect to another gateway, and rejects new ones. */
  drain(): void {
    this.#draining = true;
    for (const stream of this.#open.keys()) stream.end('cut');
  }

  #refusal({ session, address }: Subscriber): Refusal | null {
    if (this.#draining || this.#open.size >= this.#max) return 'gateway';
    let [ofSession, ofAddress] = [0, 0];
    for (const open of this.#open.values()) {
      if (session !== null && open.session === session) ofSession++;
      if (address !== null && open.address === address) ofAddress++;
    }
    return ofSession >= MAX_PER_SESSION || ofAddress >= MAX_PER_ADDRESS ? 'client' : null;
  }
}
