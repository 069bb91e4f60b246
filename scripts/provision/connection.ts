import { ShopwareError } from './admin-client.ts';

/** Reads the environment. @throws ShopwareError with all mistakes, one per line */
export function readConfiguration(environment: NodeJS.ProcessEnv) {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const mistakes: string[] = [];
  const origin = (name: string, value = ''): string => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      mistakes.push(`${name} must be a URL, e.g. https://shop.example`);
      return '';
    }
    const url = new URL(value);
    // The Admin API has its own Authorization header, so basic authentication cannot be sent.
    url.username = '';
    url.password = '';
    return url.href.replace(/\/+$/, '');
  };
  const endpoint = origin('SHOPWARE_ENDPOINT', read('SHOPWARE_ENDPOINT'));
  // Shoppers reach Kontor there; the domains of the sales channel are derived from it.
  const publicUrl = origin('PUBLIC_URL', read('PUBLIC_URL') ?? 'http://localhost:3000');
  const [clientId, clientSecret, username, password] = [
    'SHOPWARE_ADMIN_CLIENT_ID',
    'SHOPWARE_ADMIN_CLIENT_SECRET',
    'SHOPWARE_ADMIN_USER',
    'SHOPWARE_ADMIN_PASSWORD',
  ].map(read);
  let grant: Record<string, string> = {};
  if (clientId !== undefined && clientSecret !== undefined)
    grant = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  else if (username !== undefined && password !== undefined)
    grant = { grant_type: 'password', client_id: 'administration', scopes: 'write', username, password };
  else
    mistakes.push(
      'SHOPWARE_ADMIN_CLIENT_ID and SHOPWARE_ADMIN_CLIENT_SECRET, or SHOPWARE_ADMIN_USER and SHOPWARE_ADMIN_PASSWORD, are required',
    );
  if (mistakes.length > 0) throw new ShopwareError(mistakes.join('\n'));
  return { endpoint, grant, publicUrl };
}
