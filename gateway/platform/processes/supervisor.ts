import cluster, { type Worker } from 'node:cluster';
import { isObject } from '../../lib/json.ts';
import type { Logger } from '../logger.ts';
import { Collection } from './collection.ts';
import { PROCESS_VARIABLE } from './process-number.ts';

/** A process that lived longer did not die of its start, and is started again at once. */
const STABLE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Longest wait for a process that is asked for its metrics. */
const ANSWER_TIMEOUT_MS = 2_000;

interface Options {
  readonly processes: number;
  /** Given to each process besides this one's own environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Logger;
  /** Called once, when the first of them serves. */
  readonly onListening: () => void;
}

/**
 * Runs several gateways behind one port. This process accepts connections and hands them out in turn; it answers
 * nothing. One that dies is started again, unless none has ever served: then the configuration is wrong, or the port taken.
 */
export class Supervisor {
  readonly #options: Options;
  readonly #numbers = new Map<number, number>();
  readonly #collections = new Map<number, Collection>();
  #collected = 0;
  #hasServed = false;
  #ending = false;
  #failures = 0;
  #exitCode = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns the exit code, once all have ended */
  run(): Promise<number> {
    const { processes, log } = this.#options;
    for (let number = 1; number <= processes; number++) this.#start(number);
    log.info({ processes }, 'processes started');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => this.#end(signal));
    cluster.on('listening', () => {
      if (!this.#hasServed) this.#options.onListening();
      this.#hasServed = true;
    });
    cluster.on('message', (worker, message) => this.#hear(worker, message));
    return new Promise((resolve) => {
      cluster.on('exit', (worker, code, signal) => {
        this.#replace(worker, code, signal);
        if (Object.keys(cluster.workers ?? {}).length === 0 && this.#ending) resolve(this.#exitCode);
      });
    });
  }

  #start(number: number): void {
    const worker = cluster.fork({ ...this.#options.environment, [PROCESS_VARIABLE]: String(number) });
    this.#numbers.set(worker.id, number);
    const startedAt = Date.now();
    worker.once('exit', () => {
      this.#failures = Date.now() - startedAt > STABLE_MS ? 0 : this.#failures + 1;
    });
  }

  #replace({ id }: Worker, code: number | null, signal: string | null): void {
    const number = this.#numbers.get(id) ?? 0;
    this.#numbers.delete(id);
    for (const collection of this.#collections.values()) collection.without(id);
    if (this.#ending) {
      // One that did not serve yet ends by the signal itself.
      if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') this.#exitCode = 1;
      return;
    }
    if (!this.#hasServed) {
      this.#exitCode = code ?? 1;
      this.#end('SIGTERM');
      return;
    }
    const pause =
      this.#failures <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 2));
    this.#options.log.error({ process: number, code, signal, pause }, 'process died and is started again');
    setTimeout(() => {
      if (!this.#ending) this.#start(number);
    }, pause);
  }

  /** Has every process drain and end, as one alone would. */
  #end(signal: NodeJS.Signals): void {
    if (this.#ending) return;
    this.#ending = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of workers) worker.process.kill(signal);
    // While one is being started again there may be none.
    if (workers.length === 0) process.exit(this.#exitCode);
  }

  /** A process asks for the metrics of all, or tells its own. */
  #hear(worker: Worker, message: unknown): void {
    if (!isObject(message)) return;
    const { kontor, id, text } = message;
    if (kontor === 'collect') this.#collect(worker, id, message['what']);
    if (kontor === 'tell' && typeof id === 'number' && typeof text === 'string')
      this.#collections.get(id)?.add(worker.id, text);
  }

  #collect(asker: Worker, askedId: unknown, what: unknown): void {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    const id = this.#collected++;
    const collection = new Collection(
      workers.flatMap((worker) => (worker ? [worker.id] : [])),
      ANSWER_TIMEOUT_MS,
    );
    this.#collections.set(id, collection);
    void collection.texts.then((texts) => {
      this.#collections.delete(id);
      if (asker.isConnected()) asker.send({ kontor: 'collected', id: askedId, texts });
    });
    for (const worker of workers) worker?.send({ kontor: 'tell', id, what });
  }
}
