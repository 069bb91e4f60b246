import { randomBytes } from 'node:crypto';
import type { AllowedReturn } from '../lib/return-address.ts';
import {
  corsOrigins,
  listeningHost,
  paymentReturns,
  publicOrigin,
  redisUrls,
  type TrustProxy,
  trustProxy,
} from './addresses.ts';
import { type ClientKey, clientKeys } from './client-keys.ts';
import type { ConfiguredGroup } from './consent-groups.ts';
import { Environment } from './environment.ts';
import { misspelt } from './misspelt-variables.ts';
import { shopware } from './shopware.ts';
import { storefront } from './storefront.ts';

/** A sales channel next to others in one process. */
export interface ChannelHosts {
  /** Label of logs and metrics. */
  readonly name: string;
  /** In lower case without a port. */
  readonly hosts: readonly string[];
}

/** Configuration of the gateway, or of one of its channels, read once at startup. */
export interface Configuration {
  /** null for the only channel of the process. */
  readonly channel: ChannelHosts | null;
  /** Separates keys in Redis, sessions and signatures of different channels. */
  readonly channelId: string;
  readonly host: string;
  readonly port: number;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly shopwareEndpoint: string;
  readonly shopwareAccessToken: string;
  readonly shopwareAdminEndpoint: string;
  /** Base URL of `/media/` and `/thumbnail/`, with a path for some storages. */
  readonly shopwareMediaEndpoint: string;
  /** null without an integration. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string } | null;
  /** The first encrypts, all decrypt. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** One server, several nodes of a cluster, or none. */
  readonly redisUrls: readonly string[];
  readonly redisCacheUrls: readonly string[];
  /** Verifies webhooks and purges; null to disable them. */
  readonly webhookSecret: string | null;
  readonly production: boolean;
  readonly trustProxy: TrustProxy;
  /** `log` accepts all operations and logs those that are not persisted. */
  readonly operations: 'any' | 'log' | 'persisted';
  /** Files, folders and URLs of persisted documents. */
  readonly documents: readonly string[];
  /** Whether ad-hoc documents may introspect the schema. */
  readonly introspection: boolean;
  /** Maximum number of open subscription streams; 0 disables them. */
  readonly liveStreams: number;
  readonly schemaFile: boolean;
  /** Origins of other frontends in browsers. */
  readonly corsOrigins: readonly string[];
  /** Allowed return URLs of other frontends after a payment. */
  readonly paymentReturns: readonly AllowedReturn[];
  /** Bearer token for `/metrics`; null allows local requests only. */
  readonly metricsToken: string | null;
  /** Origin of the OpenTelemetry collector; null for none. */
  readonly traceEndpoint: string | null;
  /** From 0 to 1. */
  readonly traceShare: number;
  /** Response header with the cache tags of public responses, for a CDN. */
  readonly cacheTags: 'off' | 'surrogate-key' | 'cache-tag';
  /** Milliseconds. */
  readonly maxEventLoopDelay: number;
  readonly logLevel: string;
  /** Milliseconds. */
  readonly upstreamTimeout: number;
  /** Milliseconds. */
  readonly redisTimeout: number;
  /** Bytes. */
  readonly cacheSize: number;
  /** Bytes of cached resized pictures. */
  readonly pictureCacheSize: number;
  /** Subtotal in the default currency; null for none. */
  readonly freeShippingFrom: number | null;
  readonly requestsPerMinute: number;
  /** Frontends with a key. */
  readonly clientKeys: readonly ClientKey[];
  /** Attempts per address at guessable secrets, such as passwords. */
  readonly attemptsPerMinute: number;
  /** reCAPTCHA; null for the gateway's proof of work. */
  readonly recaptcha: {
    readonly siteKey: string;
    readonly secret: string;
    readonly verifyUrl: string;
  } | null;
  /** `G-…` or `GTM-…`; null without one. */
  readonly tagManagerId: string | null;
  /** Hosts that its tags may use in addition to Google's. */
  readonly tagHosts: readonly string[];
  /** Groups for a Shopware without cookie groups. */
  readonly consentGroups: readonly ConfiguredGroup[];
  /** Values by field of the sales channel, e.g. `kontor_theme_accent`. */
  readonly themeOverrides: ReadonlyMap<string, string>;
  /** Published custom fields, e.g. `product.care_label`. */
  readonly customFields: ReadonlySet<string>;
  /** Milliseconds between SIGTERM and the end of listening. */
  readonly shutdownDelay: number;
  /** Milliseconds. */
  readonly shutdownGrace: number;
  /** Whether HSTS includes subdomains. */
  readonly hstsSubdomains: boolean;
}

/** All mistakes of a configuration; the message names variables, never values. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigurationError';
    this.mistakes = mistakes;
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const MEGABYTE = 1024 * 1024;

/**
 * Reads and checks the environment.
 * @param channel that the values belong to; null for the only one
 * @throws ConfigurationError with every mistake at once
 */
export function readConfiguration(
  values: Readonly<Record<string, string | undefined>>,
  channel: ChannelHosts | null = null,
): Configuration {
  const environment = new Environment(values);
  const production =
    environment.oneOf('NODE_ENV', ['', 'production', 'development', 'test'], '') === 'production';
  environment.mistakes.push(...misspelt(values));
  const upstream = shopware(environment);
  const configuration: Configuration = {
    channel,
    channelId: [...(channel === null ? [] : [channel.name]), upstream.shopwareAccessToken].join(' '),
    production,
    ...listening(environment, production),
    ...upstream,
    ...secrets(environment, production),
    clientKeys: clientKeys(environment),
    ...graphql(environment, production),
    ...observation(environment),
    ...limits(environment),
    ...storefront(environment),
    redisUrls: redisUrls(environment, 'REDIS_URL'),
    redisCacheUrls: redisUrls(environment, 'REDIS_CACHE_URL'),
    // At most the renewal interval of a lease.
    redisTimeout: environment.integer('REDIS_TIMEOUT_MS', 50, 2_000),
    corsOrigins: corsOrigins(environment),
    paymentReturns: paymentReturns(environment),
    ...shutdown(environment, production),
  };
  if (environment.mistakes.length > 0) throw new ConfigurationError(environment.mistakes);
  return configuration;
}

function listening(environment: Environment, production: boolean) {
  const port = environment.integer('PORT', 0, 65_535);
  return {
    host: listeningHost(environment),
    port,
    publicUrl: publicOrigin(environment, port, production),
    trustProxy: trustProxy(environment),
    hstsSubdomains: environment.oneOf('HSTS_INCLUDE_SUBDOMAINS', ['true', 'false'], 'false') === 'true',
  };
}

function secrets(environment: Environment, production: boolean) {
  const webhookSecret = environment.text('WEBHOOK_SECRET');
  if (webhookSecret && webhookSecret.length < 24)
    environment.refuse('WEBHOOK_SECRET must have at least 24 characters');
  return {
    sessionSecrets: sessionSecrets(environment, production),
    webhookSecret: webhookSecret || null,
  };
}

function sessionSecrets(environment: Environment, production: boolean): [string, ...string[]] {
  const [first, ...rest] = environment.list('SESSION_SECRETS');
  if (first === undefined) {
    if (production) environment.refuse('SESSION_SECRETS is needed in production');
    return [randomBytes(32).toString('base64url')];
  }
  if ([first, ...rest].some((secret) => secret.length < 32)) {
    environment.refuse('SESSION_SECRETS must have at least 32 characters each');
  }
  return [first, ...rest];
}

function graphql(environment: Environment, production: boolean) {
  const introspection = environment.oneOf('GRAPHQL_INTROSPECTION', ['', 'true', 'false'], '');
  return {
    operations: environment.oneOf('GRAPHQL_OPERATIONS', ['any', 'log', 'persisted'], 'any'),
    documents: environment.list('GRAPHQL_DOCUMENTS'),
    introspection: introspection === '' ? !production : introspection === 'true',
    schemaFile: introspection !== 'false',
    liveStreams: environment.integer('LIVE_STREAMS', 0, 100_000),
  };
}

function observation(environment: Environment) {
  const endpoint = environment.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const traceShare = Number(environment.text('TRACE_SHARE'));
  if (!(traceShare >= 0 && traceShare <= 1)) environment.refuse('TRACE_SHARE must be a number from 0 to 1');
  const metricsToken = environment.text('METRICS_TOKEN');
  if (metricsToken && metricsToken.length < 16)
    environment.refuse('METRICS_TOKEN must have at least 16 characters');
  return {
    logLevel: environment.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsToken: metricsToken || null,
    traceEndpoint: endpoint ? environment.origin('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint) : null,
    traceShare,
    cacheTags: environment.oneOf('CACHE_TAGS', ['off', 'surrogate-key', 'cache-tag'], 'off'),
  };
}

function limits(environment: Environment) {
  return {
    requestsPerMinute: environment.integer('RATE_LIMIT_PER_MINUTE', 1, 10_000_000),
    attemptsPerMinute: environment.integer('ATTEMPTS_PER_MINUTE', 1, 10_000_000),
    maxEventLoopDelay: environment.integer('MAX_EVENT_LOOP_DELAY_MS', 10, 60_000),
    cacheSize: environment.integer('CACHE_MAX_MB', 1, 65_536) * MEGABYTE,
    pictureCacheSize: environment.integer('PICTURE_CACHE_MB', 1, 65_536) * MEGABYTE,
  };
}

function shutdown(environment: Environment, production: boolean) {
  const usual = production ? 5_000 : 0;
  return {
    shutdownDelay: environment.text('SHUTDOWN_DELAY_MS')
      ? environment.integer('SHUTDOWN_DELAY_MS', 0, 600_000)
      : usual,
    shutdownGrace: environment.integer('SHUTDOWN_GRACE_MS', 0, 600_000),
  };
}
