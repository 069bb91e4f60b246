import { plainFailure, ShopwareError } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { isGoodToken, issueToken } from './token.ts';

export const INTEGRATION = { id: 'SWIAKONTORSANDBOXDEMOSHOP0', secret: 'sandbox-secret' } as const;

/** For the grants with a refresh token. */
const ADMIN = { username: 'admin', password: 'sandbox-secret' } as const;

/** Failed attempts before throttling, and its duration in seconds. */
const LIMIT = { attempts: 10, seconds: 10 } as const;

const REFRESH_LIFETIME = 7 * 86_400;

function denied(status: number, code: string, title: string, detail: string | null): ShopwareError {
  return new ShopwareError(status, [{ code, status: String(status), title, detail }]);
}

/**
 * Client credentials, password, refresh token (cases 171, 172, 810–813).
 * @throws 401 for wrong credentials, 400 for another grant, 429 after ten failures, without `Retry-After`
 */
export function grantToken(shop: Shop, body: Entity): Entity {
  const { grant_type: grant, client_id: client } = body;
  if (grant === 'client_credentials') {
    const known = client === INTEGRATION.id && body['client_secret'] === INTEGRATION.secret;
    if (!known) {
      const seconds = shop.limits.take('oauth', [LIMIT]);
      if (seconds > 0) throw plainFailure(429, `Auth throttled for ${seconds} seconds.`);
      throw denied(401, '4', 'Client authentication failed', null);
    }
    return grantOf(shop, false);
  }
  if (grant === 'password' && client === 'administration') {
    if (body['username'] === ADMIN.username && body['password'] === ADMIN.password)
      return grantOf(shop, true);
    throw denied(400, '6', 'The user credentials were incorrect.', null);
  }
  if (grant === 'refresh_token' && client === 'administration') {
    if (isGoodToken(String(body['refresh_token']), 'refresh')) return grantOf(shop, true);
    throw denied(401, '8', 'The refresh token is invalid.', 'Cannot decrypt the refresh token');
  }
  throw denied(
    400,
    '2',
    'The authorization grant type is not supported by the authorization server.',
    'Check that all required parameters have been provided',
  );
}

function grantOf(shop: Shop, refresh: boolean): Entity {
  const lifetime = shop.switches.adminTokenLifetime;
  return {
    token_type: 'Bearer',
    expires_in: lifetime,
    access_token: issueToken('access', lifetime),
    ...(refresh ? { refresh_token: issueToken('refresh', REFRESH_LIFETIME) } : {}),
  };
}

/** @throws 401 with code 9 (cases 804–809) */
export function checkBearer(shop: Shop, authorization: string | undefined): void {
  const title = 'The resource owner or authorization server denied the request.';
  if (authorization === undefined) throw denied(401, '9', title, 'Missing "Authorization" header');
  const token = authorization.replace(/^Bearer\s+/i, '');
  if (token.split('.').length !== 3) throw denied(401, '9', title, 'The JWT string must have two dots');
  if (!isGoodToken(token, 'access') || shop.switches.adminTokensRevoked) {
    throw denied(401, '9', title, 'Access token could not be verified');
  }
}
