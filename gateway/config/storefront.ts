import { isObject, parsedJson } from '../lib/json.ts';
import { tagHosts } from './addresses.ts';
import { configuredGroups } from './consent-groups.ts';
import { type Environment, isHttp } from './environment.ts';

const PREFIX = 'kontor_theme_';

/** Fields of the theme without their prefix. */
export const THEME_FIELDS: readonly string[] = [
  'ground',
  'text',
  'accent',
  'dark_ground',
  'dark_text',
  'dark_accent',
  'dark_logo',
  'font',
  'font_file',
  'font_file_bold',
  'corners',
  'picture_frame',
  'picture_fit',
  'picture_ground',
  'dark_picture_ground',
  'density',
];

/** Content and services of the storefront. */
export function storefront(environment: Environment) {
  const freeShipping = environment.text('FREE_SHIPPING_FROM');
  if (freeShipping && !(Number(freeShipping) > 0))
    environment.refuse('FREE_SHIPPING_FROM must be a positive number');
  const tagManagerId = environment.matching(
    'TAG_MANAGER_ID',
    /^(?:G|GTM)-[A-Z0-9]{4,12}$/,
    'look like G-XXXXXXXXXX or GTM-XXXXXXX',
  );
  return {
    /** Subtotal in the default currency; null for none. */
    freeShippingFrom: freeShipping ? Number(freeShipping) : null,
    /** `G-…` or `GTM-…`. */
    tagManagerId,
    /** Hosts that its tags may use in addition to Google's. */
    tagHosts: tagHosts(environment, tagManagerId !== null),
    /** Groups for a Shopware without cookie groups. */
    consentGroups: configuredGroups(environment.text('CONSENT_GROUPS'), environment.mistakes),
    /** Values by field of the sales channel, e.g. `kontor_theme_accent`. */
    themeOverrides: themeOverrides(environment),
    /** Published custom fields, e.g. `product.care_label`. */
    customFields: new Set(
      environment.list(
        'CUSTOM_FIELDS',
        (name) => /^(?:product|category|customer|order)\.\w{1,100}$/.test(name),
        'list names such as product.care_label',
      ),
    ),
    /** null for the gateway's proof of work. */
    recaptcha: recaptcha(environment),
  };
}

function recaptcha(environment: Environment) {
  const keys = environment.pair('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET');
  const verifyUrl = environment.text('RECAPTCHA_VERIFY_URL');
  if (!isHttp(verifyUrl)) environment.refuse('RECAPTCHA_VERIFY_URL must be an http(s) address');
  return keys && { siteKey: keys[0], secret: keys[1], verifyUrl };
}

/** `THEME_OVERRIDES`: values by field; invalid values are reported like those of the sales channel. */
function themeOverrides(environment: Environment): Map<string, string> {
  const text = environment.text('THEME_OVERRIDES');
  if (text === '') return new Map();
  const values = parsedJson(text);
  if (!isObject(values) || !Object.values(values).every((value) => typeof value === 'string')) {
    environment.refuse('THEME_OVERRIDES must be a JSON object of texts');
    return new Map();
  }
  const unknown = Object.keys(values).filter((name) => !THEME_FIELDS.includes(name));
  if (unknown.length > 0)
    environment.refuse(
      `THEME_OVERRIDES must not have ${unknown.join(', ')}; fields: ${THEME_FIELDS.join(', ')}`,
    );
  return new Map(Object.entries(values).map(([name, value]) => [PREFIX + name, String(value)]));
}
