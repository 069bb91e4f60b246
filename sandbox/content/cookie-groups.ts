import type { Text } from '../demo/model.ts';
import { text } from '../demo/text.ts';
import type { Call } from '../server/call.ts';
import { plainFailure } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import type { Entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';

interface Cookie {
  readonly cookie: string;
  readonly name: Text;
  readonly days?: number;
  readonly hidden?: true;
}

interface Group {
  readonly name: Text;
  readonly description?: Text;
  readonly required?: true;
  readonly entries: readonly Cookie[];
}

const GROUPS: readonly Group[] = [
  {
    name: text('Technisch erforderlich', 'Technically required', 'Techniquement nécessaires'),
    description: text(
      'Ohne diese Cookies gibt es keinen Warenkorb.',
      'Without these cookies there is no basket.',
      'Sans ces cookies, pas de panier.',
    ),
    required: true,
    entries: [
      { cookie: 'session-', name: text('Sitzung', 'Session', 'Session') },
      { cookie: 'timezone', name: text('Zeitzone', 'Time zone', 'Fuseau horaire') },
      {
        cookie: 'cookie-preference',
        name: text('Cookie-Einstellungen', 'Cookie preferences', 'Préférences de cookies'),
        days: 30,
        hidden: true,
      },
    ],
  },
  {
    name: text('Statistik', 'Statistics', 'Statistiques'),
    description: text(
      'Wir sehen, welche Seiten gelesen werden, nicht von wem.',
      'We see which pages are read, not by whom.',
      'Nous voyons quelles pages sont lues, non par qui.',
    ),
    entries: [
      {
        cookie: 'google-analytics-enabled',
        name: text('Google Analytics', 'Google Analytics', 'Google Analytics'),
        days: 30,
      },
    ],
  },
  {
    name: text('Marketing', 'Marketing', 'Marketing'),
    description: text(
      'Google darf Daten für Werbung sammeln.',
      'Google may collect data for advertising.',
      'Google peut collecter des données publicitaires.',
    ),
    entries: [
      { cookie: 'google-ads-enabled', name: text('Google Ads', 'Google Ads', 'Google Ads'), days: 30 },
    ],
  },
  {
    name: text('Komfort', 'Comfort features', 'Confort'),
    entries: [
      { cookie: 'youtube-video', name: text('YouTube-Filme', 'YouTube films', 'Films YouTube'), days: 30 },
      { cookie: 'vimeo-video', name: text('Vimeo-Filme', 'Vimeo films', 'Films Vimeo'), days: 30 },
    ],
  },
];

/**
 * GET /store-api/cookie-groups, as the OpenAPI document of 6.7 has it.
 * @throws 404 where the shop is older than the route
 */
function cookieGroups(call: Call): Entity {
  if (!call.shop.switches.cookieGroups) {
    throw plainFailure(404, `No route found for "GET ${call.origin}/store-api/cookie-groups"`);
  }
  const { lang } = call.view;
  const elements = GROUPS.map(({ name, description, required, entries }) => ({
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

/** What the shop keeps in a browser. */
export function addCookieRoutes(router: Router): void {
  router.add('GET', '/store-api/cookie-groups', cookieGroups);
}
