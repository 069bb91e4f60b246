/** Used part of https://github.com/jshttp/negotiator, which has no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Encodings that the client takes, the one it likes best first; those it likes as much in the order of `preferred`. */
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
    mediaType(available: readonly string[]): string | undefined;
  }
}
