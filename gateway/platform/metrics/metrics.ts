import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CATALOGUE, type MetricEntry, type MetricName } from './catalogue.ts';

type OfType<T extends MetricEntry['type']> = {
  [Name in MetricName]: (typeof CATALOGUE)[Name]['type'] extends T ? Name : never;
}[MetricName];

type Labels<Name extends MetricName> = Readonly<
  Record<(typeof CATALOGUE)[Name]['labels'][number], string | number>
>;

/** Seconds, from a cached page to Shopware's longest timeout. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export class Metrics {
  readonly registry = new Registry();
  readonly #counters = new Map<string, Counter>();
  readonly #gauges = new Map<string, Gauge>();
  readonly #histograms = new Map<string, Histogram>();

  /** @param channel label of all metrics, if there are several; the process then has its metrics elsewhere */
  constructor(channel: string | null = null) {
    const registers = [this.registry];
    for (const [key, { name, help, labels, type }] of Object.entries<MetricEntry>(CATALOGUE)) {
      const common = { name, help, labelNames: [...labels], registers };
      if (type === 'counter') this.#counters.set(key, new Counter(common));
      else if (type === 'gauge') this.#gauges.set(key, new Gauge(common));
      else this.#histograms.set(key, new Histogram({ ...common, buckets: BUCKETS }));
    }
    if (channel === null) collectDefaultMetrics({ register: this.registry });
    else this.registry.setDefaultLabels({ channel });
  }

  count<Name extends OfType<'counter'>>(name: Name, labels: Labels<Name>): void {
    this.#counters.get(name)?.inc({ ...labels });
  }

  time<Name extends OfType<'histogram'>>(name: Name, labels: Labels<Name>, seconds: number): void {
    this.#histograms.get(name)?.observe({ ...labels }, seconds);
  }

  /** Sets counters from external sources before a scrape. */
  setCounts<Name extends OfType<'counter'>>(
    name: Name,
    rows: readonly { readonly labels: Labels<Name>; readonly value: number }[],
  ): void {
    const counter = this.#counters.get(name);
    counter?.reset();
    for (const { labels, value } of rows) counter?.inc({ ...labels }, value);
  }

  gauge<Name extends OfType<'gauge'>>(name: Name, labels: Labels<Name>, value: number): void {
    this.#gauges.get(name)?.set({ ...labels }, value);
  }
}
