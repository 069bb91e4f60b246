/** Used part of https://github.com/jshttp/negotiator, which has no types. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Acceptable encodings by weight; those of equal weight in the order of `preferred`. */
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
    mediaType(available: readonly string[]): string | undefined;
  }
}
