/** What the example uses of SvelteKit's `RequestEvent`; in an app it comes from `./$types`. */
export interface RequestEvent {
  readonly params: Readonly<Record<string, string>>;
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: CookieOptions): void;
    delete(name: string, options: { readonly path: string }): void;
  };
  readonly request: { formData(): Promise<FormData> };
  /** `load` and actions run with the same requests that the browser would send. */
  readonly fetch: typeof fetch;
  getClientAddress(): string;
}

interface CookieOptions {
  readonly path: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: 'lax';
  readonly maxAge?: number;
}
