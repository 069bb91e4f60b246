import type { Shopper } from './shopper.ts';

/** An event of a stream; `beat` for a comment, `end` for the end of the stream. */
export interface StreamEvent {
  readonly event: string;
  /** Parsed JSON; null without data. */
  readonly data: unknown;
}

/** A subscription, read event by event. */
export class EventStream {
  readonly status: number;
  readonly headers: Headers;
  readonly #reader: ReadableStreamDefaultReader<string> | null;
  readonly #stop: AbortController;
  #text = '';

  private constructor(answer: Response, stop: AbortController) {
    this.status = answer.status;
    this.headers = answer.headers;
    this.#reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader() ?? null;
    this.#stop = stop;
  }

  /**
   * @param shopper whose cookies are sent; null for none
   * @param subscription its text, or the reference to a persisted one
   */
  static async open(
    url: string,
    shopper: Shopper | null,
    subscription: string | { readonly documentId: string } | { readonly extensions: object },
    variables: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<EventStream> {
    const cookie = [...(shopper?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const stop = new AbortController();
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie, ...headers },
      body: JSON.stringify({
        ...(typeof subscription === 'string' ? { query: subscription } : subscription),
        variables,
      }),
      signal: stop.signal,
    });
    return new EventStream(answer, stop);
  }

  /** The next event, including comments. */
  async any(): Promise<StreamEvent> {
    while (!this.#text.includes('\n\n')) {
      const part = await this.#reader?.read();
      if (part === undefined || part.done) return { event: 'end', data: null };
      this.#text += part.value;
    }
    const end = this.#text.indexOf('\n\n');
    const lines = this.#text.slice(0, end).split('\n');
    this.#text = this.#text.slice(end + 2);
    const field = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? '';
    const data = field('data');
    return { event: field('event') || 'beat', data: data === '' ? null : JSON.parse(data) };
  }

  /** The next event that is not a comment. */
  async next(): Promise<StreamEvent> {
    for (;;) {
      const found = await this.any();
      if (found.event !== 'beat') return found;
    }
  }

  /** The rest of the body. */
  async rest(): Promise<string> {
    for (;;) {
      const part = await this.#reader?.read();
      if (part === undefined || part.done) return this.#text;
      this.#text += part.value;
    }
  }

  leave(): void {
    this.#stop.abort();
  }
}
