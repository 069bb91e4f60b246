import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import catalogue from './catalogue.json' with { type: 'json' };

type Labels<Metric> = Readonly<
  Record<Metric extends { readonly labels: infer Names } ? keyof Names : never, string | number>
>;

const { histograms, counters, gauges } = catalogue;

/** Seconds, from a cached page to Shopware's longest timeout. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** The metrics of the catalogue; prom-client adds those of Node (`process_…`, `nodejs_…`). */
export class Metrics {
  readonly registry = new Registry();
  readonly #counters = this.#all(counters, (options) => new Counter(options));
  readonly #gauges = this.#all(gauges, (options) => new Gauge(options));
  readonly #histograms = this.#all(histograms, (options) => new Histogram({ ...options, buckets: BUCKETS }));

  /** @param channel label of all metrics, if there are several; the process then has its metrics elsewhere */
  constructor(channel: string | null = null) {
    if (channel === null) collectDefaultMetrics({ register: this.registry });
    else this.registry.setDefaultLabels({ channel });
  }

  count<Name extends keyof typeof counters>(name: Name, labels: Labels<(typeof counters)[Name]>): void {
    this.#counters.get(name)?.inc(labels);
  }

  time<Name extends keyof typeof histograms>(
    name: Name,
    labels: Labels<(typeof histograms)[Name]>,
    seconds: number,
  ): void {
    this.#histograms.get(name)?.observe(labels, seconds);
  }

  gauge<Name extends keyof typeof gauges>(
    name: Name,
    labels: Labels<(typeof gauges)[Name]>,
    value: number,
  ): void {
    this.#gauges.get(name)?.set(labels, value);
  }

  #all<T>(
    entries: Readonly<Record<string, { name: string; help: string; labels?: object }>>,
    create: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => T,
  ): ReadonlyMap<string, T> {
    return new Map(
      Object.entries(entries).map(([key, { name, help, labels = {} }]) => [
        key,
        create({ name, help, labelNames: Object.keys(labels), registers: [this.registry] }),
      ]),
    );
  }
}
