/** Where the Shopware is that is filled, and who may fill it. */
export interface Configuration {
  /** Origin of Shopware, without a trailing slash. */
  readonly endpoint: string;
  /** What `/api/oauth/token` is asked with. */
  readonly grant: Readonly<Record<string, string>>;
  /** Origin under which shoppers reach Kontor; the sales channel's domains are made of it. */
  readonly publicUrl: string;
}

/** What is wrong with the environment, one sentence a line. */
export class ConfigurationError extends Error {}

/** The Admin API has an authorisation of its own, beside which none of a web server can be sent. */
function withoutCredentials(value: string): string {
  const url = new URL(value);
  url.username = '';
  url.password = '';
  return url.href;
}

/**
 * Reads the environment; an integration, or else an administrator, is asked for its token.
 * @throws ConfigurationError with every mistake
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const mistakes: string[] = [];
  const origin = (name: string, value: string | undefined): string => {
    if (value !== undefined && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
      return withoutCredentials(value).replace(/\/+$/, '');
    mistakes.push(
      `${name} must be the address of ${name === 'PUBLIC_URL' ? 'Kontor' : 'Shopware'}, e.g. https://shop.example`,
    );
    return '';
  };
  const endpoint = origin('SHOPWARE_ENDPOINT', read('SHOPWARE_ENDPOINT'));
  const publicUrl = origin('PUBLIC_URL', read('PUBLIC_URL') ?? 'http://localhost:3000');
  const id = read('SHOPWARE_ADMIN_CLIENT_ID');
  const secret = read('SHOPWARE_ADMIN_CLIENT_SECRET');
  const username = read('SHOPWARE_ADMIN_USER');
  const password = read('SHOPWARE_ADMIN_PASSWORD');
  const grant: Record<string, string> = {};
  if (id !== undefined && secret !== undefined)
    Object.assign(grant, { grant_type: 'client_credentials', client_id: id, client_secret: secret });
  else if (username !== undefined && password !== undefined)
    Object.assign(grant, {
      grant_type: 'password',
      client_id: 'administration',
      scopes: 'write',
      username,
      password,
    });
  else
    mistakes.push(
      'SHOPWARE_ADMIN_CLIENT_ID and SHOPWARE_ADMIN_CLIENT_SECRET of an integration are required, or SHOPWARE_ADMIN_USER and SHOPWARE_ADMIN_PASSWORD of an administrator',
    );
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
  return { endpoint, grant, publicUrl };
}
