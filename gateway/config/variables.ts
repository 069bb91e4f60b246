export interface Variable {
  readonly name: string;
  /** What it is for, as it stands in docs/configuration.md. */
  readonly description: string;
  /** Value when it is not set; absent for those without one. */
  readonly fallback?: string;
  /** Whether the value must never be shown. */
  readonly secret?: true;
}

/** Every environment variable of the gateway by what it is about, in the order in which docs/configuration.md lists them. */
export const VARIABLES_BY_SUBJECT = {
  Address: [
    {
      name: 'PUBLIC_URL',
      description: 'Origin under which shoppers reach the shop; canonical links and payment returns use it.',
      fallback: 'http://localhost:<PORT>',
    },
    { name: 'HOST', description: 'Address to listen on.', fallback: '0.0.0.0' },
    { name: 'PORT', description: 'Port to listen on.', fallback: '3000' },
    {
      name: 'TRUST_PROXY',
      description: 'Proxies whose forwarded address is believed: `true`, a number of hops, or addresses.',
      fallback: 'false',
    },
    {
      name: 'HSTS_INCLUDE_SUBDOMAINS',
      description: '`true` where all subdomains of an https PUBLIC_URL are served over https, too.',
      fallback: 'false',
    },
    {
      name: 'NODE_ENV',
      description:
        '`production` demands SESSION_SECRETS and an https PUBLIC_URL (unless it is this machine), hides GraphiQL and introspection, and wants texts of queries by POST; `development` and `test` are like nothing.',
      fallback: '',
    },
  ],
  Shopware: [
    {
      name: 'SHOPWARE_ENDPOINT',
      description:
        'Origin of Shopware, without a path, e.g. https://shop.example; https://user:password@shop.example where its web server asks for a password before `/store-api` and the media. Required.',
    },
    {
      name: 'SHOPWARE_ACCESS_TOKEN',
      description: 'Access key of the sales channel (SWSC…); another one ends every session. Required.',
    },
    {
      name: 'SHOPWARE_ADMIN_CLIENT_ID',
      description:
        'Integration of the Admin API, which may read SEO paths, snippets, media and the system configuration, create, change and delete media, and send e-mails; without it texts of the backend, superseded paths, files in forms and legal pages set in the basic information are off.',
    },
    { name: 'SHOPWARE_ADMIN_CLIENT_SECRET', description: 'Secret of that integration.', secret: true },
    {
      name: 'SHOPWARE_ADMIN_ENDPOINT',
      description: 'Origin of the Admin API where it is another than that of the shop.',
      fallback: '<SHOPWARE_ENDPOINT>',
    },
    {
      name: 'SHOPWARE_MEDIA_ENDPOINT',
      description:
        'Address that `/media/` and `/thumbnail/` lie under where that is another host, e.g. https://cdn.example or https://storage.example/shop.',
      fallback: '<SHOPWARE_ENDPOINT>',
    },
    {
      name: 'UPSTREAM_TIMEOUT_MS',
      description: 'Longest wait for Shopware, in milliseconds.',
      fallback: '5000',
    },
  ],
  'Sessions and Redis': [
    {
      name: 'SESSION_SECRETS',
      description:
        'Comma-separated, at least 32 characters each; the first seals, all open. Required in production.',
      secret: true,
    },
    {
      name: 'REDIS_URL',
      description:
        'Redis or Valkey for the state that the gateways of a shop share, `redis[s]://…`; several, comma-separated, are nodes of a cluster. It must not evict keys (`maxmemory-policy noeviction`). Required for more than one gateway.',
      secret: true,
    },
    {
      name: 'REDIS_CACHE_URL',
      description:
        'Redis or Valkey for cached answers, as REDIS_URL. It may evict keys (`allkeys-lru`). Default: REDIS_URL.',
      secret: true,
    },
    {
      name: 'REDIS_TIMEOUT_MS',
      description:
        'Longest wait for Redis, in milliseconds, up to 2000; after that it counts as away, and changes are refused.',
      fallback: '500',
    },
    {
      name: 'SHUTDOWN_DELAY_MS',
      description:
        'Time after SIGTERM in which the gateway is no longer ready but still serves, so that balancers notice; `5000` in production, else 0.',
    },
    {
      name: 'SHUTDOWN_GRACE_MS',
      description: 'Time that running requests have after that.',
      fallback: '10000',
    },
  ],
  'Changes in Shopware, and caches': [
    {
      name: 'WEBHOOK_SECRET',
      description:
        'At least 24 characters; with it `POST /webhook/shopware` (signed), `POST /webhook/shopware/<secret>` and `POST /cache/purge` drop what changed from all caches.',
      secret: true,
    },
    {
      name: 'CACHE_MAX_MB',
      description: 'Memory for cached answers and pages, in megabytes.',
      fallback: '64',
    },
    { name: 'PICTURE_CACHE_MB', description: 'Memory for resized pictures, in megabytes.', fallback: '48' },
    {
      name: 'CACHE_TAGS',
      description:
        'Header in which public GraphQL answers tell a CDN their tags, so that it can purge by them: `surrogate-key` or `cache-tag`; `off` sends none.',
      fallback: 'off',
    },
  ],
  'Other frontends': [
    {
      name: 'GRAPHQL_OPERATIONS',
      description:
        '`any` operation within the limits, or only `persisted` ones; `log` answers any, and logs and counts those that are not persisted.',
      fallback: 'any',
    },
    {
      name: 'GRAPHQL_DOCUMENTS',
      description:
        'Comma-separated files, folders or addresses of persisted documents of other frontends, as GraphQL Code Generator, Relay or Apollo write them; read anew once a minute.',
      fallback: '',
    },
    {
      name: 'GRAPHQL_INTROSPECTION',
      description:
        '`true` answers introspection; `false` does not, and hides `/schema.graphql` too; without it introspection is off in production only.',
      fallback: '',
    },
    {
      name: 'CORS_ORIGINS',
      description:
        'Comma-separated origins of other frontends that run in browsers, e.g. https://kiosk.example; only these may read answers and send a session.',
      fallback: '',
    },
    {
      name: 'CLIENT_KEYS',
      description:
        'Keys of other frontends, comma-separated, `name:key` or `name:key:requests a minute` (else twenty times RATE_LIMIT_PER_MINUTE); a key has at least 24 letters, digits, `-` or `_`. Who brings one is limited by it and may say for which buyer it asks; keep them on servers and kiosks.',
      secret: true,
    },
    {
      name: 'PAYMENT_RETURN_URLS',
      description:
        'Comma-separated addresses under which buyers may come back to another frontend after paying: https origins, with a path where only what lies under it is meant, and deep links of apps, e.g. `https://kiosk.example/pay, myshop://pay`; `http://localhost` for development.',
      fallback: '',
    },
    {
      name: 'LIVE_STREAMS',
      description:
        'Streams of subscriptions (server-sent events) that a gateway holds open at a time, each a connection of its own; `0` serves none.',
      fallback: '1000',
    },
  ],
  Limits: [
    {
      name: 'RATE_LIMIT_PER_MINUTE',
      description:
        'Requests of one address a minute; POST requests of one session, or else address, have a quarter of it.',
      fallback: '1200',
    },
    {
      name: 'ATTEMPTS_PER_MINUTE',
      description:
        'Attempts of one address a minute to log in, to register, to say who buys as a guest, to recover a password, to open an order by its link, to enter a promotion code, to send a form; one account or order, the codes of one session, and the forms of one address, have a sixth of it.',
      fallback: '60',
    },
    {
      name: 'MAX_EVENT_LOOP_DELAY_MS',
      description:
        'Lag of the process, in milliseconds, from which requests are refused with 503; pages that would have to be rendered from a quarter of it.',
      fallback: '1000',
    },
  ],
  'What the storefront shows': [
    {
      name: 'FREE_SHIPPING_FROM',
      description:
        'Sum of goods from which shipping is free, in the default currency, in place of what the price list of the shipping method tells; needed only where that depends on rules of the cart.',
      fallback: '',
    },
    {
      name: 'RECAPTCHA_SITE_KEY',
      description: 'Site key of reCAPTCHA v3; without it the gateway makes captchas itself.',
    },
    { name: 'RECAPTCHA_SECRET', description: 'Secret of that site key.', secret: true },
    {
      name: 'RECAPTCHA_VERIFY_URL',
      description: 'Where answers of reCAPTCHA are checked.',
      fallback: 'https://www.google.com/recaptcha/api/siteverify',
    },
    {
      name: 'TAG_MANAGER_ID',
      description:
        'Id of Google’s tag (`G-…`) or tag manager (`GTM-…`); nothing is loaded before a visitor agrees.',
    },
    {
      name: 'TAG_HOSTS',
      description:
        'Comma-separated origins, e.g. `https://*.doubleclick.net, https://connect.facebook.net`, that tags of TAG_MANAGER_ID may load scripts, pictures and frames from and report to, beyond Google’s tag and Analytics; asked for nothing before a visitor agrees.',
      fallback: '',
    },
    {
      name: 'CONSENT_GROUPS',
      description:
        'Groups of cookies for a Shopware that has none of its own (before 6.7): JSON list of `{key, name, description, required, entries: [{key, name, description, days}]}`; a text is one for all languages or an object by locale.',
    },
  ],
  'Watching it': [
    { name: 'LOG_LEVEL', description: 'fatal, error, warn, info, debug, trace or silent.', fallback: 'info' },
    {
      name: 'METRICS_TOKEN',
      description:
        'At least 16 characters: who brings it as a bearer may read `/metrics`. Without it nobody may in production, and else only this machine, not through a proxy.',
      secret: true,
    },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      description:
        'OpenTelemetry collector for traces, OTLP over HTTP, e.g. http://collector:4318; without it none are recorded.',
    },
    {
      name: 'TRACE_SHARE',
      description: 'Share of the traces begun here that are recorded, from 0 to 1.',
      fallback: '0.05',
    },
  ],
} as const satisfies Readonly<Record<string, readonly Variable[]>>;

export const VARIABLES = Object.values(VARIABLES_BY_SUBJECT).flat();

export type VariableName = (typeof VARIABLES)[number]['name'];
