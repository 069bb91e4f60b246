export interface Variable {
  /** Published in docs/configuration.md. */
  readonly description: string;
  /** Default value. */
  readonly fallback?: string;
  /** Whether the value must not be printed. */
  readonly secret?: true;
}

/** Every environment variable of the gateway, in the order of docs/configuration.md. */
export const VARIABLES_BY_SUBJECT = {
  Address: {
    PUBLIC_URL: {
      description: 'Public origin of the shop, used for canonical links, mails and payment returns.',
      fallback: 'http://localhost:<PORT>',
    },
    HOST: { description: 'Address to listen on.', fallback: '0.0.0.0' },
    PORT: { description: 'Port to listen on.', fallback: '3000' },
    TRUST_PROXY: {
      description: 'Trusted proxies: `true`, a number of hops, or addresses.',
      fallback: 'false',
    },
    HSTS_INCLUDE_SUBDOMAINS: {
      description: 'Adds `includeSubDomains` to HSTS. Requires an https PUBLIC_URL.',
      fallback: 'false',
    },
    NODE_ENV: {
      description:
        '`production` requires SESSION_SECRETS and an https PUBLIC_URL (except on localhost) and disables GraphiQL, introspection and simple GET queries. `development` and `test` have no effect.',
    },
  },
  Channels: {
    KONTOR_CHANNELS: { description: 'JSON file with several sales channels ([channels.md](channels.md)).' },
  },
  Shopware: {
    SHOPWARE_ENDPOINT: {
      description:
        'Origin of Shopware, e.g. https://shop.example. Credentials in the URL are sent as basic authentication. Required.',
    },
    SHOPWARE_ACCESS_TOKEN: {
      description: 'Access key of the sales channel (SWSC…). A change ends all sessions. Required.',
    },
    SHOPWARE_ADMIN_CLIENT_ID: {
      description:
        'Integration of the Admin API ([permissions](your-shop.md#2-create-the-custom-fields)). Without it backend texts, superseded paths, file uploads and legal pages of the basic information are disabled.',
    },
    SHOPWARE_ADMIN_CLIENT_SECRET: { description: 'Secret of that integration.', secret: true },
    SHOPWARE_ADMIN_ENDPOINT: {
      description: 'Origin of the Admin API, if different.',
      fallback: '<SHOPWARE_ENDPOINT>',
    },
    SHOPWARE_MEDIA_ENDPOINT: {
      description: 'Base URL of `/media/` and `/thumbnail/`, if different, e.g. https://cdn.example.',
      fallback: '<SHOPWARE_ENDPOINT>',
    },
    UPSTREAM_TIMEOUT_MS: { description: 'Timeout of a call to Shopware, in milliseconds.', fallback: '5000' },
  },
  'Sessions and Redis': {
    SESSION_SECRETS: {
      description:
        'Comma-separated, at least 32 characters each. The first encrypts, all decrypt. Required in production.',
      secret: true,
    },
    REDIS_URL: {
      description:
        'Redis or Valkey for shared state, `redis[s]://…`; comma-separated nodes of a cluster. Needs `maxmemory-policy noeviction`. Required for more than one gateway.',
      secret: true,
    },
    REDIS_CACHE_URL: {
      description: 'Redis or Valkey for cached answers. May evict keys (`allkeys-lru`). Default: REDIS_URL.',
      secret: true,
    },
    REDIS_TIMEOUT_MS: {
      description:
        'Timeout of Redis, in milliseconds, at most 2000. After it Redis counts as unavailable and changes are rejected.',
      fallback: '500',
    },
    SHUTDOWN_DELAY_MS: {
      description:
        'Time after SIGTERM during which the gateway is not ready but still serves. `5000` in production, otherwise 0.',
    },
    SHUTDOWN_GRACE_MS: { description: 'Time for open requests after that.', fallback: '10000' },
  },
  'Webhooks and caches': {
    WEBHOOK_SECRET: {
      description:
        'At least 24 characters. Enables `POST /webhook/shopware`, `POST /webhook/shopware/<secret>` and `POST /cache/purge`.',
      secret: true,
    },
    CACHE_MAX_MB: { description: 'Memory for cached answers and pages, in megabytes.', fallback: '64' },
    PICTURE_CACHE_MB: { description: 'Memory for resized pictures, in megabytes.', fallback: '48' },
    CACHE_TAGS: {
      description: 'Header with cache tags for a CDN: `surrogate-key`, `cache-tag` or `off`.',
      fallback: 'off',
    },
  },
  'Other frontends': {
    GRAPHQL_OPERATIONS: {
      description:
        '`any`, `persisted` only, or `log`, which accepts any and counts those that are not persisted.',
      fallback: 'any',
    },
    GRAPHQL_DOCUMENTS: {
      description:
        'Comma-separated files, folders or URLs of persisted documents of other frontends (GraphQL Code Generator, Relay or Apollo). Read once a minute.',
    },
    GRAPHQL_INTROSPECTION: {
      description:
        '`true` enables introspection, `false` disables it and `/schema.graphql`. Default: disabled in production only.',
    },
    CUSTOM_FIELDS: {
      description:
        'Custom fields that anyone may read through `customFields`, as comma-separated `product.…`, `category.…`, `customer.…` or `order.…`, e.g. `product.care_label`.',
    },
    CORS_ORIGINS: {
      description: 'Comma-separated origins of other frontends in browsers, e.g. https://kiosk.example.',
    },
    CLIENT_KEYS: {
      description:
        'Comma-separated keys of other frontends, `name:key` or `name:key:requests per minute` (default: 20 times RATE_LIMIT_PER_MINUTE). A key has at least 24 letters, digits, `-` or `_`.',
      secret: true,
    },
    PAYMENT_RETURN_URLS: {
      description:
        'Comma-separated return addresses after a payment: https URLs or deep links, e.g. `https://kiosk.example/pay, myshop://pay`. `http://localhost` is accepted for development.',
    },
    LIVE_STREAMS: {
      description: 'Maximum number of open subscriptions per gateway. `0` disables them.',
      fallback: '1000',
    },
  },
  Limits: {
    RATE_LIMIT_PER_MINUTE: {
      description:
        'Requests per address and minute. POST requests per session or address have a quarter of it.',
      fallback: '1200',
    },
    ATTEMPTS_PER_MINUTE: {
      description:
        'Attempts per address and minute at logins, registrations, guest details, recovery, order links, promotion codes and forms. An account, order or session has a sixth of it.',
      fallback: '60',
    },
    MAX_EVENT_LOOP_DELAY_MS: {
      description:
        'Event loop delay, in milliseconds, above which requests get 503; uncached pages from a quarter of it.',
      fallback: '1000',
    },
  },
  Storefront: {
    FREE_SHIPPING_FROM: {
      description:
        'Cart value with free shipping, in the default currency. Overrides the price list of the shipping method.',
    },
    THEME_OVERRIDES: {
      description:
        'JSON object of values that override the fields `kontor_theme_…` of the sales channel, without that prefix, e.g. `{"accent": "#1a56db"}`.',
    },
    RECAPTCHA_SITE_KEY: {
      description: 'Site key of reCAPTCHA v3. Without it the gateway creates its own captchas.',
    },
    RECAPTCHA_SECRET: { description: 'Secret of that site key.', secret: true },
    RECAPTCHA_VERIFY_URL: {
      description: 'URL that verifies reCAPTCHA answers.',
      fallback: 'https://www.google.com/recaptcha/api/siteverify',
    },
    TAG_MANAGER_ID: {
      description: 'Id of Google’s tag (`G-…`) or tag manager (`GTM-…`). Loaded after consent only.',
    },
    TAG_HOSTS: {
      description:
        'Comma-separated https origins that tags may use in addition to Google’s, e.g. `https://*.doubleclick.net`.',
    },
    CONSENT_GROUPS: {
      description:
        'Cookie groups for Shopware 6.6: JSON list of `{key, name, description, required, entries: [{key, name, description, days}]}`. A text is a string or an object by locale.',
    },
  },
  Monitoring: {
    LOG_LEVEL: { description: 'fatal, error, warn, info, debug, trace or silent.', fallback: 'info' },
    METRICS_TOKEN: {
      description:
        'At least 16 characters. Bearer token for `/metrics`. Without it `/metrics` is disabled in production, and otherwise limited to the local machine.',
      secret: true,
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      description:
        'OpenTelemetry collector, OTLP over HTTP, e.g. http://collector:4318. Without it no traces are exported.',
    },
    TRACE_SHARE: {
      description: 'Share of traces without `traceparent` that are recorded, from 0 to 1.',
      fallback: '0.05',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Variable>>>>;

type BySubject = typeof VARIABLES_BY_SUBJECT;
export type VariableName = { [S in keyof BySubject]: keyof BySubject[S] }[keyof BySubject];

export const VARIABLES: ReadonlyMap<string, Variable> = new Map(
  Object.values<Readonly<Record<string, Variable>>>(VARIABLES_BY_SUBJECT).flatMap(Object.entries),
);
