import type { DocumentNode, GraphQLInputType, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { ClientLabels } from '../../../platform/metrics/client-labels.ts';
import { deprecatedIn, deprecatedInputs, membersOf, type SchemaMember } from './schema-members.ts';

/** What came of a request: executed or cached without an error, with one, or refused before it was executed. */
export type RequestOutcome = 'ok' | 'error' | 'refused';

/** An operation whose use is counted; the same object each time it is asked for. */
export interface CountedOperation {
  /** The operation with the fragments that it uses. */
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
}

interface Pending {
  readonly inputs: readonly (readonly [string, GraphQLInputType])[];
  readonly clients: Map<string, number>;
}

/** Operations whose requests are not yet counted by field; folding one takes as long as a part of its validation. */
const MAX_PENDING = 1_000;

/**
 * Counts requests by client, and the use of the schema's members by client. A request costs an increment; what its
 * operation names is looked up when somebody reads the counts.
 */
export class OperationUsage {
  readonly #schema: GraphQLSchema;
  readonly #requests = new Map<ClientLabels, Record<RequestOutcome, number>>();
  readonly #pending = new Map<CountedOperation, Pending>();
  readonly #members = new Map<
    string,
    { readonly member: SchemaMember; readonly clients: Map<string, number> }
  >();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  request(labels: ClientLabels, outcome: RequestOutcome): void {
    let counts = this.#requests.get(labels);
    if (counts === undefined) {
      counts = { ok: 0, error: 0, refused: 0 };
      this.#requests.set(labels, counts);
    }
    counts[outcome]++;
  }

  /** @param variables coerced; values of input types that hold something deprecated are looked through */
  operation(operation: CountedOperation, client: string, variables: Readonly<Record<string, unknown>>): void {
    const { inputs, clients } = this.#pending.get(operation) ?? this.#begin(operation);
    clients.set(client, (clients.get(client) ?? 0) + 1);
    for (const [name, type] of inputs)
      for (const member of deprecatedIn(type, variables[name]))
        this.#add({ name: member, deprecated: true }, client, 1);
  }

  /** @returns requests by client, version and outcome */
  requests() {
    return [...this.#requests].flatMap(([{ client, version }, counts]) =>
      (['ok', 'error', 'refused'] as const).map((outcome) => ({
        labels: { client, version, outcome },
        value: counts[outcome],
      })),
    );
  }

  /** @returns requests by member of the schema and client */
  members() {
    for (const operation of this.#pending.keys()) this.#fold(operation);
    return [...this.#members.values()].flatMap(({ member, clients }) =>
      [...clients].map(([client, value]) => ({
        labels: { field: member.name, client, deprecated: String(member.deprecated) },
        value,
      })),
    );
  }

  #begin(operation: CountedOperation): Pending {
    if (this.#pending.size >= MAX_PENDING) {
      const [oldest] = this.#pending.keys();
      if (oldest) this.#fold(oldest);
    }
    const pending = {
      inputs: deprecatedInputs(this.#schema, operation.node),
      clients: new Map<string, number>(),
    };
    this.#pending.set(operation, pending);
    return pending;
  }

  #fold(operation: CountedOperation): void {
    const { clients } = this.#pending.get(operation) ?? { clients: new Map<string, number>() };
    this.#pending.delete(operation);
    for (const member of membersOf(this.#schema, operation.document))
      for (const [client, count] of clients) this.#add(member, client, count);
  }

  #add(member: SchemaMember, client: string, count: number): void {
    let known = this.#members.get(member.name);
    if (known === undefined) {
      known = { member, clients: new Map() };
      this.#members.set(member.name, known);
    }
    known.clients.set(client, (known.clients.get(client) ?? 0) + count);
  }
}
