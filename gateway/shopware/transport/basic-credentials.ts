/**
 * The header for a web server that asks for a password before Shopware is reached, from `https://user:password@shop.example`.
 * @returns nothing for an address without them
 */
export function basicCredentials(endpoint: string): { readonly authorization?: string } {
  const { username, password } = new URL(endpoint);
  if (username === '' && password === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}
