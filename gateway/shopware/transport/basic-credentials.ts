/** `Authorization` from `https://user:password@shop.example`; empty for a URL without credentials. */
export function basicCredentials(endpoint: string): { readonly authorization?: string } {
  const { username, password } = new URL(endpoint);
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}
