import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTERS, GAUGES, HISTOGRAMS, type MetricEntry } from './catalogue.ts';

type Labels<Entry> = Readonly<
  Record<
    Entry extends { readonly labels: readonly (infer Label extends string)[] } ? Label : never,
    string | number
  >
>;

/** Seconds, from a cached page to Shopware's longest timeout. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export class Metrics {
  readonly registry = new Registry();
  readonly #counters = this.#all(COUNTERS, (options) => new Counter(options));
  readonly #gauges = this.#all(GAUGES, (options) => new Gauge(options));
  readonly #histograms = this.#all(HISTOGRAMS, (options) => new Histogram({ ...options, buckets: BUCKETS }));

  /** @param channel label of all metrics, if there are several; the process then has its metrics elsewhere */
  constructor(channel: string | null = null) {
    if (channel === null) collectDefaultMetrics({ register: this.registry });
    else this.registry.setDefaultLabels({ channel });
  }

  count<Name extends keyof typeof COUNTERS>(name: Name, labels: Labels<(typeof COUNTERS)[Name]>): void {
    this.#counters.get(name)?.inc(labels);
  }

  time<Name extends keyof typeof HISTOGRAMS>(
    name: Name,
    labels: Labels<(typeof HISTOGRAMS)[Name]>,
    seconds: number,
  ): void {
    this.#histograms.get(name)?.observe(labels, seconds);
  }

  gauge<Name extends keyof typeof GAUGES>(
    name: Name,
    labels: Labels<(typeof GAUGES)[Name]>,
    value: number,
  ): void {
    this.#gauges.get(name)?.set(labels, value);
  }

  #all<T>(
    entries: Readonly<Record<string, MetricEntry>>,
    create: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => T,
  ): ReadonlyMap<string, T> {
    return new Map(
      Object.entries(entries).map(([key, { name, help, labels = [] }]) => [
        key,
        create({ name, help, labelNames: [...labels], registers: [this.registry] }),
      ]),
    );
  }
}
