import { describe, expect, test } from 'vitest';
import { ConfigurationError, MISSING_ENDPOINT, readConfiguration } from './configuration.ts';

const COMPLETE = { SHOPWARE_ENDPOINT: 'https://shop.example/', SHOPWARE_ACCESS_TOKEN: 'SWSCEXAMPLE' };

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    return error instanceof ConfigurationError ? error.mistakes : [String(error)];
  }
}

describe('the configuration', () => {
  test('needs an endpoint and an access token, and says so in the words of the specification', () => {
    expect(mistakesOf({ SHOPWARE_ENDPOINT: 'https://shop.example' })).toEqual([MISSING_ENDPOINT]);
  });

  test('has a default for everything else', () => {
    const configuration = readConfiguration(COMPLETE);
    expect(configuration).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      shopwareEndpoint: 'https://shop.example',
    });
  });

  test('reports every mistake at once', () => {
    const mistakes = mistakesOf({
      ...COMPLETE,
      PORT: 'many',
      PUBLIC_URL: 'shop',
      UPSTREAM_TIMEOUT_MS: '0',
      GRAPHQL_OPERATIONS: 'some',
    });
    expect(mistakes).toHaveLength(4);
  });

  test('wants both halves of reCAPTCHA, and an address to ask', () => {
    expect(mistakesOf({ ...COMPLETE, RECAPTCHA_SITE_KEY: 'a', RECAPTCHA_VERIFY_URL: 'ftp://x' })).toEqual([
      'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together',
      'RECAPTCHA_VERIFY_URL must be an http(s) address',
    ]);
  });

  test('refuses to make up a session secret in production', () => {
    expect(mistakesOf({ ...COMPLETE, NODE_ENV: 'production' })).toEqual([
      'SESSION_SECRETS is needed in production',
    ]);
  });

  test('never shows a secret in its mistakes', () => {
    expect(mistakesOf({ ...COMPLETE, SESSION_SECRETS: 'too-short' }).join()).not.toContain('too-short');
  });
});
