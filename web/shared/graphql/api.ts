import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A persisted operation: the browser and the server entry know only its hash. */
export interface Operation<Data, Variables> extends DocumentTypeDecoration<Data, Variables> {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string;
}

/** How fresh an answer has to be: `cached` accepts one of the last 60 s, `fresh` always asks. */
type Freshness = 'cached' | 'fresh';

/** The way to the gateway's GraphQL schema; rejects with {@link ApiError} when there is no data. */
export interface Api {
  /** Public data, the same for everybody in this language and currency. */
  query<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    freshness?: Freshness,
  ): Promise<Data>;
  /** The shopper's own data; never cached. */
  personal<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** Changes something; never repeated by itself. */
  mutate<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}
