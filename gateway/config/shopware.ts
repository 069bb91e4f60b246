import { type Environment, isHttp } from './environment.ts';

/** Message for a missing endpoint or access token (docs/rules.md, "Calls to Shopware"). */
export const MISSING_ENDPOINT = 'Make sure that endpoint and accessToken are settled in the configuration';

/** Shopware's origin and credentials. */
export function shopware(environment: Environment) {
  const endpoint = environment.text('SHOPWARE_ENDPOINT');
  const accessToken = environment.text('SHOPWARE_ACCESS_TOKEN');
  const absent = [
    ...(endpoint ? [] : ['SHOPWARE_ENDPOINT']),
    ...(accessToken ? [] : ['SHOPWARE_ACCESS_TOKEN']),
  ];
  if (absent.length > 0) environment.refuse(`${MISSING_ENDPOINT} (${absent.join(', ')})`);
  const shopwareEndpoint = endpoint ? shopwareOrigin(environment, 'SHOPWARE_ENDPOINT', endpoint) : '';
  const adminEndpoint = environment.explicit('SHOPWARE_ADMIN_ENDPOINT');
  const mediaEndpoint = environment.explicit('SHOPWARE_MEDIA_ENDPOINT');
  const integration = environment.pair('SHOPWARE_ADMIN_CLIENT_ID', 'SHOPWARE_ADMIN_CLIENT_SECRET');
  // The first four letters of a key are its type.
  if (/^SW[IU]A/.test(accessToken))
    environment.refuse(
      'SHOPWARE_ACCESS_TOKEN is the key of an integration or a user; the access key of a sales channel begins with SWSC',
    );
  if (integration?.[0].startsWith('SWSC'))
    environment.refuse(
      'SHOPWARE_ADMIN_CLIENT_ID is the access key of a sales channel; that of an integration begins with SWIA',
    );
  return {
    shopwareEndpoint,
    shopwareAccessToken: accessToken,
    shopwareAdminEndpoint: adminEndpoint
      ? shopwareOrigin(environment, 'SHOPWARE_ADMIN_ENDPOINT', adminEndpoint)
      : shopwareEndpoint,
    /** Base URL of `/media/` and `/thumbnail/`, with a path for some storages. */
    shopwareMediaEndpoint: mediaEndpoint
      ? environment.origin('SHOPWARE_MEDIA_ENDPOINT', mediaEndpoint)
      : shopwareEndpoint,
    /** null without an integration. */
    admin: integration && { clientId: integration[0], clientSecret: integration[1] },
    /** Milliseconds. */
    upstreamTimeout: environment.integer('UPSTREAM_TIMEOUT_MS', 50, 120_000),
  };
}

/** `SHOPWARE_ENDPOINT` and `SHOPWARE_ADMIN_ENDPOINT`: an origin, optionally with user and password, and the path of its API. */
function shopwareOrigin(
  environment: Environment,
  name: 'SHOPWARE_ENDPOINT' | 'SHOPWARE_ADMIN_ENDPOINT',
  value: string,
): string {
  const origin = environment.origin(name, value).replace(/\/api$/, '');
  const parsed = URL.parse(origin);
  if (parsed !== null && isHttp(origin) && `${parsed.pathname}${parsed.search}${parsed.hash}` !== '/')
    environment.refuse(
      `${name} must be an origin such as https://shop.example: the gateway calls its /store-api and /api`,
    );
  return origin;
}
