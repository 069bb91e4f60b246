import type { TypedDocumentString } from './generated/graphql.ts';

/** A response with errors or without data. */
class AnswerError extends Error {}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** A GraphQL client with cookies. */
export class Shopper {
  readonly #endpoint: string;
  readonly #locale: string;
  readonly #cookies = new Map<string, string>();

  /** @param origin of the gateway; @param locale a tag from `languages` */
  constructor(origin: string, locale: string) {
    this.#endpoint = `${origin}/graphql`;
    this.#locale = locale;
  }

  /** The same cookies in another tab, possibly at another gateway. */
  tab(origin: string): Shopper {
    const tab = new Shopper(origin, this.#locale);
    for (const [name, value] of this.#cookies) tab.#cookies.set(name, value);
    return tab;
  }

  /** Executes an operation. @throws AnswerError for errors or missing data */
  async ask<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    ...[variables]: Variables extends Record<string, never> ? [] : [Variables]
  ): Promise<Result> {
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        'kontor-locale': this.#locale,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query: document.toString(), variables }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    const answer: Answer<Result> = await response.json();
    if (answer.errors?.length || !answer.data)
      throw new AnswerError(
        answer.errors?.map((error) => error.message).join('; ') ?? `status ${response.status}`,
      );
    return answer.data;
  }
}
