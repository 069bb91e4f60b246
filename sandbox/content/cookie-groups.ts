import type { Call } from '../server/call.ts';
import { plainFailure } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { idOf } from '../shops/derive/ids.ts';

/** As in the OpenAPI document of 6.7. @throws 404 where the shop predates the route */
function cookieGroups(call: Call): Entity {
  if (!call.shop.switches.cookieGroups) {
    throw plainFailure(404, `No route found for "GET ${call.origin}/store-api/cookie-groups"`);
  }
  const { lang } = call.view;
  const elements = demo.salesChannel.cookieGroups.map(({ name, description, required, entries }) => ({
    isRequired: required === true,
    name: name[lang],
    ...(description === undefined ? {} : { description: description[lang] }),
    entries: entries.map((entry) => ({
      cookie: entry.cookie,
      name: entry.name[lang],
      hidden: entry.hidden === true,
      ...(entry.days === undefined ? {} : { value: '1', expiration: entry.days }),
      apiAlias: 'cookie_entry',
    })),
    apiAlias: 'cookie_group',
  }));
  return {
    elements,
    hash: idOf('cookie-groups', JSON.stringify(elements)),
    languageId: call.language.id,
    apiAlias: 'cookie_groups_hash',
  };
}

export function addCookieRoutes(router: Router): void {
  router.add('GET', '/cookie-groups', cookieGroups);
}
