import { randomBytes } from 'node:crypto';
import {
  corsOrigins,
  listeningHost,
  paymentReturns,
  publicOrigin,
  redisUrls,
  trustProxy,
} from './addresses.ts';
import { clientKeys } from './client-keys.ts';
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

/** All mistakes of a configuration; the message names variables, never values. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigurationError';
    this.mistakes = mistakes;
  }
}

const MEGABYTE = 1024 * 1024;

/** Configuration of the gateway, or of one of its channels, read once at startup. */
export type Configuration = Readonly<ReturnType<typeof read>>;

/** Reads and checks the environment. @throws ConfigurationError with every mistake at once */
export function readConfiguration(
  values: Readonly<Record<string, string | undefined>>,
  channel: ChannelHosts | null = null,
): Configuration {
  const environment = new Environment(values);
  environment.mistakes.push(...misspelt(values));
  const configuration = read(environment, channel);
  if (environment.mistakes.length > 0) throw new ConfigurationError(environment.mistakes);
  return configuration;
}

function read(environment: Environment, channel: ChannelHosts | null) {
  const production =
    environment.oneOf('NODE_ENV', ['', 'production', 'development', 'test']) === 'production';
  const port = environment.integer('PORT', 0, 65_535);
  const upstream = shopware(environment);
  return {
    channel,
    /** Separates keys in Redis, sessions and signatures of different channels. */
    channelId: [...(channel === null ? [] : [channel.name]), upstream.shopwareAccessToken].join(' '),
    production,
    host: listeningHost(environment),
    port,
    /** Origin without a trailing slash. */
    publicUrl: publicOrigin(environment, port, production),
    trustProxy: trustProxy(environment),
    hstsSubdomains: environment.oneOf('HSTS_INCLUDE_SUBDOMAINS', ['true', 'false']) === 'true',
    ...upstream,
    /** The first encrypts, all decrypt. */
    sessionSecrets: sessionSecrets(environment, production),
    /** Verifies webhooks and purges; null to disable them. */
    webhookSecret: environment.matching('WEBHOOK_SECRET', /.{24}/s, 'have at least 24 characters'),
    clientKeys: clientKeys(environment),
    ...graphql(environment, production),
    ...observation(environment),
    requestsPerMinute: environment.integer('RATE_LIMIT_PER_MINUTE', 1, 10_000_000),
    /** Attempts per address at guessable secrets, such as passwords. */
    attemptsPerMinute: environment.integer('ATTEMPTS_PER_MINUTE', 1, 10_000_000),
    /** Milliseconds. */
    maxEventLoopDelay: environment.integer('MAX_EVENT_LOOP_DELAY_MS', 10, 60_000),
    /** Bytes. */
    cacheSize: environment.integer('CACHE_MAX_MB', 1, 65_536) * MEGABYTE,
    /** Bytes of cached resized pictures. */
    pictureCacheSize: environment.integer('PICTURE_CACHE_MB', 1, 65_536) * MEGABYTE,
    ...storefront(environment),
    redisUrls: redisUrls(environment, 'REDIS_URL'),
    redisCacheUrls: redisUrls(environment, 'REDIS_CACHE_URL'),
    /** Milliseconds, at most the renewal interval of a lease. */
    redisTimeout: environment.integer('REDIS_TIMEOUT_MS', 50, 2_000),
    corsOrigins: corsOrigins(environment),
    paymentReturns: paymentReturns(environment),
    /** Milliseconds between SIGTERM and the end of listening. */
    shutdownDelay: environment.explicit('SHUTDOWN_DELAY_MS')
      ? environment.integer('SHUTDOWN_DELAY_MS', 0, 600_000)
      : production
        ? 5_000
        : 0,
    /** Milliseconds. */
    shutdownGrace: environment.integer('SHUTDOWN_GRACE_MS', 0, 600_000),
  };
}

function sessionSecrets(environment: Environment, production: boolean): readonly [string, ...string[]] {
  const [first, ...rest] = environment.list(
    'SESSION_SECRETS',
    (secret) => secret.length >= 32,
    'have at least 32 characters each',
  );
  if (first === undefined && production) environment.refuse('SESSION_SECRETS is needed in production');
  return [first ?? randomBytes(32).toString('base64url'), ...rest];
}

function graphql(environment: Environment, production: boolean) {
  const introspection = environment.oneOf('GRAPHQL_INTROSPECTION', ['', 'true', 'false']);
  return {
    /** `log` accepts all operations and logs those that are not persisted. */
    operations: environment.oneOf('GRAPHQL_OPERATIONS', ['any', 'log', 'persisted']),
    /** Files, folders and URLs of persisted documents. */
    documents: environment.list('GRAPHQL_DOCUMENTS'),
    /** Whether ad-hoc documents may introspect the schema. */
    introspection: introspection === '' ? !production : introspection === 'true',
    schemaFile: introspection !== 'false',
    /** Maximum number of open subscription streams; 0 disables them. */
    liveStreams: environment.integer('LIVE_STREAMS', 0, 100_000),
  };
}

function observation(environment: Environment) {
  const endpoint = environment.text('OTEL_EXPORTER_OTLP_ENDPOINT');
  const traceShare = Number(environment.text('TRACE_SHARE'));
  if (!(traceShare >= 0 && traceShare <= 1)) environment.refuse('TRACE_SHARE must be a number from 0 to 1');
  return {
    logLevel: environment.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    /** Bearer token for `/metrics`; null allows local requests only. */
    metricsToken: environment.matching('METRICS_TOKEN', /.{16}/s, 'have at least 16 characters'),
    /** Origin of the OpenTelemetry collector; null for none. */
    traceEndpoint: endpoint ? environment.origin('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint) : null,
    /** From 0 to 1. */
    traceShare,
    /** Response header with the cache tags of public responses, for a CDN. */
    cacheTags: environment.oneOf('CACHE_TAGS', ['off', 'surrogate-key', 'cache-tag']),
  };
}
