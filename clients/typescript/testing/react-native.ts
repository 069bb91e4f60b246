/**
 * Leaves of the web's API what React Native 0.80 has of it, by its Hermes engine and its `fetch` over XMLHttpRequest: loaded by
 * `node --import` before an app.
 */
const { fetch: nodeFetch } = globalThis;

/** The body comes whole: there is no stream to read. */
globalThis.fetch = async (url, init) => {
  const response = await nodeFetch(url, init);
  const body = await response.blob();
  const { status, statusText, ok, headers } = response;
  const known = {
    ...{ status, statusText, ok, headers },
    ...{ text: () => body.text(), blob: async () => body, json: async () => JSON.parse(await body.text()) },
  };
  return known as unknown as Response;
};
// Node loads it at its first use, and needs some of the following for that.
await (await nodeFetch('data:,')).blob();
for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
for (const name of ['crypto', 'DOMException', 'TextDecoderStream', 'structuredClone'])
  Reflect.deleteProperty(globalThis, name);

export {};
