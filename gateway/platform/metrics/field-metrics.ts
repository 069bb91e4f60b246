import { Counter, Registry } from 'prom-client';

interface FieldRow {
  readonly labels: { readonly field: string; readonly client: string; readonly deprecated: string };
  readonly value: number;
}

/** Use of the schema by frontend, apart from the other metrics: it has a line for each field and frontend. */
export class FieldMetrics {
  readonly #registry = new Registry();
  readonly #counter = new Counter({
    name: 'kontor_graphql_field_requests_total',
    help: 'Requests that name a field, argument, input field or value of the schema, by frontend. Input fields and values of variables are counted where they are deprecated.',
    labelNames: ['field', 'client', 'deprecated'],
    registers: [this.#registry],
  });

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** In Prometheus' text format. */
  text(rows: readonly FieldRow[]): Promise<string> {
    this.#counter.reset();
    for (const { labels, value } of rows) this.#counter.inc({ ...labels }, value);
    return this.#registry.metrics();
  }
}
