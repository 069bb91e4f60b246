import { tagHosts } from './addresses.ts';
import { configuredGroups } from './consent-groups.ts';
import { type Environment, isHttp } from './environment.ts';
import { themeOverrides } from './theme-overrides.ts';

/** Content and services of the storefront. */
export function storefront(environment: Environment) {
  const freeShipping = environment.text('FREE_SHIPPING_FROM');
  if (freeShipping && !(Number(freeShipping) > 0))
    environment.refuse('FREE_SHIPPING_FROM must be a positive number');
  const tagManagerId = environment.text('TAG_MANAGER_ID');
  if (tagManagerId && !/^(?:G|GTM)-[A-Z0-9]{4,12}$/.test(tagManagerId)) {
    environment.refuse('TAG_MANAGER_ID must look like G-XXXXXXXXXX or GTM-XXXXXXX');
  }
  return {
    freeShippingFrom: freeShipping ? Number(freeShipping) : null,
    tagManagerId: tagManagerId || null,
    tagHosts: tagHosts(environment, tagManagerId !== ''),
    consentGroups: configuredGroups(environment.text('CONSENT_GROUPS'), environment.mistakes),
    themeOverrides: themeOverrides(environment),
    customFields: customFields(environment),
    recaptcha: recaptcha(environment),
  };
}

function customFields(environment: Environment): Set<string> {
  const names = environment.list('CUSTOM_FIELDS');
  if (!names.every((name) => /^(?:product|category|customer|order)\.\w{1,100}$/.test(name)))
    environment.refuse('CUSTOM_FIELDS must list names such as product.care_label');
  return new Set(names);
}

function recaptcha(environment: Environment) {
  const keys = environment.pair('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET');
  const verifyUrl = environment.text('RECAPTCHA_VERIFY_URL');
  if (!isHttp(verifyUrl)) environment.refuse('RECAPTCHA_VERIFY_URL must be an http(s) address');
  return keys && { siteKey: keys[0], secret: keys[1], verifyUrl };
}
