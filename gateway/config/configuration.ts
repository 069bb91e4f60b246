import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { type ConfiguredGroup, configuredGroups } from './consent-groups.ts';
import { misspelt } from './misspelt-variables.ts';
import { VARIABLES, type Variable, type VariableName } from './variables.ts';

/** What an operator decides; read once at the start. */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** Origin without a trailing slash. */
  readonly shopwareEndpoint: string;
  readonly shopwareAccessToken: string;
  /** Origin of the Admin API without a trailing slash. */
  readonly shopwareAdminEndpoint: string;
  /** null where no integration is configured. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string } | null;
  /** The first seals, all open. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** One node, several of a cluster, or none. */
  readonly redisUrls: readonly string[];
  /** Guards what purges the caches; null where that is off. */
  readonly webhookSecret: string | null;
  /** Milliseconds between two questions what Shopware wrote; 0 for none. */
  readonly pollIntervalS: number;
  readonly production: boolean;
  /** Whether an address that forwarded a request is believed; `hop` counts from 0. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly operations: 'any' | 'persisted';
  /** Whether strangers may ask for the schema by a query. */
  readonly introspection: boolean;
  /** Whether the schema is served as a file. */
  readonly schemaFile: boolean;
  /** Origins of other frontends that run in browsers. */
  readonly corsOrigins: readonly string[];
  /** What a reader of metrics must bring; null where only this machine may read them. */
  readonly metricsToken: string | null;
  /** Origin of a collector of traces; null for none. */
  readonly traceEndpoint: string | null;
  /** From 0 to 1. */
  readonly traceShare: number;
  /** Milliseconds. */
  readonly maxEventLoopDelay: number;
  readonly logLevel: string;
  /** Milliseconds. */
  readonly upstreamTimeout: number;
  /** Bytes. */
  readonly cacheSize: number;
  /** Bytes of resized pictures that are kept. */
  readonly pictureCacheSize: number;
  /** Sum of goods in the default currency; null for none. */
  readonly freeShippingFrom: number | null;
  readonly requestsPerMinute: number;
  /** Attempts of one address at what somebody could guess. */
  readonly attemptsPerMinute: number;
  /** Google's check of people; null for the gateway's own. */
  readonly recaptcha: {
    readonly siteKey: string;
    readonly secret: string;
    readonly verifyUrl: string;
  } | null;
  /** `G-…` or `GTM-…`; null without one. */
  readonly tagManagerId: string | null;
  /** Groups for a Shopware that has none of its own. */
  readonly consentGroups: readonly ConfiguredGroup[];
  /** Milliseconds between SIGTERM and the end of listening. */
  readonly shutdownDelay: number;
  /** Milliseconds. */
  readonly shutdownGrace: number;
  /** Whether HSTS binds subdomains, too. */
  readonly hstsSubdomains: boolean;
}

/** All mistakes of a configuration in one error; the message names each variable, never a value. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigurationError';
    this.mistakes = mistakes;
  }
}

/** Spec §7: the sentence for a missing endpoint or access token. */
export const MISSING_ENDPOINT = 'Make sure that endpoint and accessToken are settled in the configuration';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and checks the environment.
 * @throws ConfigurationError with every mistake at once
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const mistakes: string[] = [];
  const read = (name: VariableName): string => {
    const value = environment[name]?.trim();
    if (value) return value;
    const variable: Variable | undefined = VARIABLES.find((entry) => entry.name === name);
    return variable?.fallback ?? '';
  };
  const integer = (name: VariableName, min: number, max: number): number => {
    const value = Number(read(name));
    if (!Number.isInteger(value) || value < min || value > max) {
      mistakes.push(`${name} must be a whole number from ${min} to ${max}`);
    }
    return value;
  };
  const oneOf = <T extends string>(name: VariableName, values: readonly T[], fallback: T): T => {
    const found = values.find((value) => value === read(name));
    if (found === undefined) mistakes.push(`${name} must be one of ${values.filter(Boolean).join(', ')}`);
    return found ?? fallback;
  };
  const origin = (name: VariableName, value: string): string => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      mistakes.push(`${name} must be an http(s) address`);
      return value;
    }
    return value.replace(/(?<!\/)\/+$/, '').replace(/\/store-api$/, '');
  };

  const port = integer('PORT', 0, 65_535);
  const production = oneOf('NODE_ENV', ['', 'production', 'development', 'test'], '') === 'production';
  mistakes.push(...misspelt(environment));
  const endpoint = read('SHOPWARE_ENDPOINT');
  const accessToken = read('SHOPWARE_ACCESS_TOKEN');
  const absent = [
    ...(endpoint ? [] : ['SHOPWARE_ENDPOINT']),
    ...(accessToken ? [] : ['SHOPWARE_ACCESS_TOKEN']),
  ];
  if (absent.length > 0) mistakes.push(`${MISSING_ENDPOINT} (${absent.join(', ')})`);
  const adminEndpoint = environment['SHOPWARE_ADMIN_ENDPOINT']?.trim() || endpoint || 'http://localhost';
  const clientId = read('SHOPWARE_ADMIN_CLIENT_ID');
  const clientSecret = read('SHOPWARE_ADMIN_CLIENT_SECRET');
  if (Boolean(clientId) !== Boolean(clientSecret)) {
    mistakes.push('SHOPWARE_ADMIN_CLIENT_ID and SHOPWARE_ADMIN_CLIENT_SECRET belong together');
  }
  const freeShipping = read('FREE_SHIPPING_FROM');
  if (freeShipping && !(Number(freeShipping) > 0))
    mistakes.push('FREE_SHIPPING_FROM must be a positive number');
  const siteKey = read('RECAPTCHA_SITE_KEY');
  const secret = read('RECAPTCHA_SECRET');
  if (Boolean(siteKey) !== Boolean(secret)) {
    mistakes.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together');
  }
  const verifyUrl = read('RECAPTCHA_VERIFY_URL');
  if (!/^https?:$/.test(URL.parse(verifyUrl)?.protocol ?? ''))
    mistakes.push('RECAPTCHA_VERIFY_URL must be an http(s) address');
  const tagManagerId = read('TAG_MANAGER_ID');
  // Spec §5.
  if (tagManagerId && !/^(?:G|GTM)-[A-Z0-9]{4,12}$/.test(tagManagerId)) {
    mistakes.push('TAG_MANAGER_ID must look like G-XXXXXXXXXX or GTM-XXXXXXX');
  }
  const introspection = oneOf('GRAPHQL_INTROSPECTION', ['', 'true', 'false'], '');
  const webhookSecret = read('WEBHOOK_SECRET');
  if (webhookSecret && webhookSecret.length < 24)
    mistakes.push('WEBHOOK_SECRET must have at least 24 characters');
  const traceEndpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT');
  const traceShare = Number(read('TRACE_SHARE'));
  if (!(traceShare >= 0 && traceShare <= 1)) mistakes.push('TRACE_SHARE must be a number from 0 to 1');
  const publicUrl = environment['PUBLIC_URL']?.trim() || `http://localhost:${port}`;

  const configuration: Configuration = {
    host: read('HOST'),
    port,
    publicUrl: publicOrigin(origin('PUBLIC_URL', publicUrl), production, mistakes),
    shopwareEndpoint: endpoint ? origin('SHOPWARE_ENDPOINT', endpoint) : '',
    shopwareAccessToken: accessToken,
    shopwareAdminEndpoint: origin('SHOPWARE_ADMIN_ENDPOINT', adminEndpoint),
    admin: clientId && clientSecret ? { clientId, clientSecret } : null,
    sessionSecrets: secrets(read('SESSION_SECRETS'), production, mistakes),
    webhookSecret: webhookSecret || null,
    pollIntervalS: integer('CHANGES_EVERY_MS', 0, 3_600_000),
    redisUrls: redisUrls(read('REDIS_URL'), mistakes),
    production,
    trustProxy: trustProxy(read('TRUST_PROXY'), mistakes),
    operations: oneOf('GRAPHQL_OPERATIONS', ['any', 'persisted'], 'any'),
    introspection: introspection === '' ? !production : introspection === 'true',
    schemaFile: introspection !== 'false',
    corsOrigins: origins(read('CORS_ORIGINS'), mistakes),
    metricsToken: metricsToken(read('METRICS_TOKEN'), mistakes),
    traceEndpoint: traceEndpoint ? origin('OTEL_EXPORTER_OTLP_ENDPOINT', traceEndpoint) : null,
    traceShare,
    maxEventLoopDelay: integer('MAX_EVENT_LOOP_DELAY_MS', 10, 60_000),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    upstreamTimeout: integer('UPSTREAM_TIMEOUT_MS', 50, 120_000),
    cacheSize: integer('CACHE_MAX_MB', 1, 65_536) * 1024 * 1024,
    pictureCacheSize: integer('PICTURE_CACHE_MB', 1, 65_536) * 1024 * 1024,
    freeShippingFrom: freeShipping ? Number(freeShipping) : null,
    requestsPerMinute: integer('RATE_LIMIT_PER_MINUTE', 1, 10_000_000),
    attemptsPerMinute: integer('ATTEMPTS_PER_MINUTE', 1, 10_000_000),
    recaptcha: siteKey && secret ? { siteKey, secret, verifyUrl } : null,
    tagManagerId: tagManagerId || null,
    consentGroups: configuredGroups(read('CONSENT_GROUPS'), mistakes),
    shutdownDelay: read('SHUTDOWN_DELAY_MS')
      ? integer('SHUTDOWN_DELAY_MS', 0, 600_000)
      : production
        ? 5_000
        : 0,
    hstsSubdomains: oneOf('HSTS_INCLUDE_SUBDOMAINS', ['true', 'false'], 'false') === 'true',
    shutdownGrace: integer('SHUTDOWN_GRACE_MS', 0, 600_000),
  };
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  return configuration;
}

function secrets(value: string, production: boolean, mistakes: string[]): [string, ...string[]] {
  const [first, ...rest] = value.split(',').flatMap((secret) => (secret.trim() ? [secret.trim()] : []));
  if (first === undefined) {
    if (production) mistakes.push('SESSION_SECRETS is needed in production');
    return [randomBytes(32).toString('base64url')];
  }
  if ([first, ...rest].some((secret) => secret.length < 32)) {
    mistakes.push('SESSION_SECRETS must have at least 32 characters each');
  }
  return [first, ...rest];
}

/** Origins as browsers send them; `*` and `null` are none. */
function origins(value: string, mistakes: string[]): string[] {
  const entries = value.split(',').flatMap((entry) => (entry.trim() ? [entry.trim()] : []));
  if (entries.some((entry) => !/^https?:\/\/[^*]+$/.test(entry) || URL.parse(entry)?.origin !== entry)) {
    mistakes.push('CORS_ORIGINS must be origins such as https://kiosk.example, without a path');
  }
  return entries;
}

function redisUrls(value: string, mistakes: string[]): string[] {
  const urls = value.split(',').flatMap((url) => (url.trim() ? [url.trim()] : []));
  if (!urls.every((url) => /^rediss?:$/.test(URL.parse(url)?.protocol ?? ''))) {
    mistakes.push('REDIS_URL must be a redis:// or rediss:// address, or several with commas between');
  }
  return urls;
}

/** Names of ranges that fastify knows. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function trustProxy(value: string, mistakes: string[]): Configuration['trustProxy'] {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  const known = (address: string) => RANGES.has(address) || isNetwork(address);
  if (addresses.every(known)) return value;
  mistakes.push('TRUST_PROXY must be true, false, a number of hops, or addresses such as 10.0.0.0/8');
  return false;
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  return (
    version !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

function publicOrigin(url: string, production: boolean, mistakes: string[]): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  if (parsed.origin !== url)
    mistakes.push('PUBLIC_URL must be an origin such as https://shop.example, without a path');
  const here = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname);
  if (production && parsed.protocol === 'http:' && !here) {
    mistakes.push('PUBLIC_URL must be https in production: cookies and logins would travel for all to read');
  }
  return url;
}

function metricsToken(value: string, mistakes: string[]): string | null {
  if (value && value.length < 16) mistakes.push('METRICS_TOKEN must have at least 16 characters');
  return value || null;
}
