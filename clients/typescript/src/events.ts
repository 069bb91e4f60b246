import { KontorError } from './errors.ts';

/** A server-sent event (HTML, 9.2.6). */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads a stream of events until it ends.
 * @param heard called for whatever comes, also for the comments that keep a connection alive
 * @throws KontorError NETWORK_ERROR when it breaks off
 * @throws TypeError where `fetch` does not stream
 */
export async function* eventsOf(response: Response, heard: () => void): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader();
  if (reader === undefined)
    throw new TypeError(
      'This fetch does not stream: give createClient one that does, such as that of expo/fetch',
    );
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new KontorError('The stream broke off', { code: 'NETWORK_ERROR', cause });
      });
      if (done) return;
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.map((one) => one.replace(/\r$/, ''))) {
        const [, field, content = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === 'event') name = content;
        else if (field === 'data') data.push(content);
        else if (line === '') {
          if (name !== '' || data.length > 0) yield { name, data: data.join('\n') };
          name = '';
          data = [];
        }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
