import { plainFailure } from '../server/errors.ts';
import type { Entity } from '../shop/entity.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';

/** GET /api/_action/system-config: the settings of a domain by their whole keys. */
function settings({ shop, query }: AdminCall): Entity {
  const domain = String(query['domain'] ?? '');
  if (domain === '') throw plainFailure(400, 'Parameter "domain" is missing.');
  return Object.fromEntries([...shop.settings].filter(([key]) => key.startsWith(`${domain}.`)));
}

/** Settings of the administration. */
export const SETTINGS_ROUTES: readonly AdminRoute[] = [
  { method: 'GET', path: '/_action/system-config', handle: settings },
];
