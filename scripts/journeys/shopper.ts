import { Shopper as Client } from '../../gateway/testing/shopper.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

/** A GraphQL client with cookies for typed operations. */
export class Shopper {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  static at(origin: string, locale: string): Shopper {
    return new Shopper(new Client(origin, { 'kontor-locale': locale }));
  }

  /** The same cookies in another tab, possibly at another gateway. */
  tab(origin: string): Shopper {
    return new Shopper(this.#client.movedTo(origin));
  }

  /** Executes an operation. @throws Error for errors or missing data */
  async ask<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result> {
    // The gateway answers as the schema says, from which the type is generated.
    return (await this.#client.ask(document.toString(), { ...variables })) as Result;
  }
}
