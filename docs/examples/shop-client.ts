/** What is sent beside an operation. */
export interface Sent {
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** What nobody at the keyboard can mend: the shop is busy, down, or was asked nonsense. */
export class ShopError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
  }
}

/** A client without cookies: it keeps the session itself and sends it as a bearer. */
export class ShopClient {
  readonly #address: string;
  readonly #locale: string;
  /** Sealed session, to be kept where nobody else reads it; null for a new visitor. */
  session: string | null;

  constructor(address: string, locale: string, session: string | null = null) {
    this.#address = address;
    this.#locale = locale;
    this.session = session;
  }

  /**
   * Sends an operation, once more after the time that the shop asks for.
   * @throws ShopError
   */
  async ask<Data>(query: string, { variables = {} }: Sent = {}): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    let answer = await this.#post(body);
    const wait = Number(answer.headers.get('retry-after') ?? 0);
    // Refused before anything was done, so that nothing happens twice.
    if (answer.status === 429 && wait <= 10) {
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
      answer = await this.#post(body);
    }
    const { data, errors = [] }: Answer<Data> = JSON.parse(await answer.text());
    const [error] = errors;
    if (error) throw new ShopError(error.message, error.extensions?.code ?? '');
    if (data == null) throw new ShopError(`The shop answered ${answer.status}`, '');
    return data;
  }

  /** Opens a file of an order, e.g. the `url` of a document. */
  file(path: string): Promise<Response> {
    return fetch(new URL(path, this.#address), { headers: this.#headers() });
  }

  async #post(body: string): Promise<Response> {
    const headers = {
      ...this.#headers(),
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    };
    const answer = await fetch(new URL('/graphql', this.#address), { method: 'POST', headers, body });
    // A login, a logout and the first thing in the cart change the session; the newest one counts.
    this.session = answer.headers.get('kontor-session-token') ?? this.session;
    return answer;
  }

  #headers(): Record<string, string> {
    return {
      'kontor-locale': this.#locale,
      ...(this.session === null ? {} : { authorization: `Bearer ${this.session}` }),
    };
  }
}
