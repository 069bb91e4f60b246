export interface MetricEntry {
  readonly name: `kontor_${string}`;
  readonly help: string;
  /** Default: none. */
  readonly labels?: readonly string[];
}

type Metrics = Readonly<Record<string, MetricEntry>>;

export const HISTOGRAMS = {
  httpDuration: {
    name: 'kontor_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route, method and status.',
    labels: ['route', 'method', 'status'],
  },
  operationDuration: {
    name: 'kontor_graphql_operation_duration_seconds',
    help: 'Time of an executed operation; those that are not persisted are counted as "other". Outcome: ok, user_error (something to mend, as data), refused (something to mend, as an error), error.',
    labels: ['operation', 'outcome'],
  },
  pageDuration: {
    name: 'kontor_page_render_duration_seconds',
    help: 'Render time of uncached pages, by status.',
    labels: ['status'],
  },
  upstreamDuration: {
    name: 'kontor_upstream_call_duration_seconds',
    help: 'Time of a call to Shopware, by API (store, admin), route and outcome: a status, timeout, unreachable, too-large or overloaded (not sent).',
    labels: ['upstream', 'route', 'outcome'],
  },
  sessionWait: {
    name: 'kontor_session_wait_seconds',
    help: 'Time that a call waited for its turn in its session.',
  },
} as const satisfies Metrics;

export const COUNTERS = {
  userErrors: {
    name: 'kontor_user_errors_total',
    help: 'User errors in answers to mutations, by field of `Mutation` and code.',
    labels: ['operation', 'code'],
  },
  graphqlRequests: {
    name: 'kontor_graphql_requests_total',
    help: 'GraphQL requests by frontend and its version: ok, refused (whoever asks can mend it), error. The web client is "storefront", one without a name "unnamed"; beyond 20 names that are not configured, and 10 versions of each, "other".',
    labels: ['client', 'version', 'outcome'],
  },
  liveEvents: {
    name: 'kontor_live_events_total',
    help: 'Events with data that were sent on them.',
  },
  liveRefused: {
    name: 'kontor_live_streams_refused_total',
    help: 'Streams that were not opened: too many of a session or address (client), or of this gateway, which may be draining (gateway).',
    labels: ['by'],
  },
  missingElements: {
    name: 'kontor_layout_missing_elements_total',
    help: 'Elements of layouts that were left out of an answer, because Shopware’s data of them has the wrong shape; by element, "layout" for how a part looks, "other" for one that Kontor does not know.',
    labels: ['element'],
  },
  unpriced: {
    name: 'kontor_products_without_price_total',
    help: 'Products hidden because Shopware returned no price.',
  },
  unlisted: {
    name: 'kontor_graphql_unlisted_requests_total',
    help: 'Requests of operations that are not persisted, by frontend, with GRAPHQL_OPERATIONS=log.',
    labels: ['client'],
  },
  cacheLookups: {
    name: 'kontor_cache_lookups_total',
    help: 'Looks into the cache, by what was looked for and what it came to: hit, stale (served while fetched anew), shared (found in Redis), miss, error (served because Shopware could not answer).',
    labels: ['read', 'outcome'],
  },
  purges: {
    name: 'kontor_cache_purges_total',
    help: 'Purges requested at this gateway; everywhere is false if a gateway did not confirm in time.',
    labels: ['everywhere'],
  },
  orders: {
    name: 'kontor_orders_total',
    help: 'Order requests: placed, refused (errors that the shopper can fix), failed (Shopware failed or the outcome is unknown).',
    labels: ['outcome'],
  },
  limited: {
    name: 'kontor_requests_limited_total',
    help: 'Requests beyond a rate limit: by address or session (requests), or for what could be guessed (attempts).',
    labels: ['limit'],
  },
  shed: {
    name: 'kontor_requests_shed_total',
    help: 'Pages and requests to the API that were refused, and pictures that were not made, because this process could not keep up.',
    labels: ['load'],
  },
} as const satisfies Metrics;

export const GAUGES = {
  liveStreams: {
    name: 'kontor_live_streams',
    help: 'Streams of subscriptions that are open.',
  },
  buildInfo: {
    name: 'kontor_build_info',
    help: 'Always 1; what runs here: version, the release of the built web client, Node.',
    labels: ['version', 'release', 'node'],
  },
  upstreamCircuit: {
    name: 'kontor_upstream_circuit',
    help: 'Circuit breaker of an API of Shopware: 0 closed, 1 half-open, 2 open.',
    labels: ['upstream'],
  },
  upstreamRunning: {
    name: 'kontor_upstream_calls_running',
    help: 'Calls to Shopware under way.',
    labels: ['upstream'],
  },
  upstreamWaiting: {
    name: 'kontor_upstream_calls_waiting',
    help: 'Calls to Shopware that wait for others to end.',
    labels: ['upstream'],
  },
  cacheEntries: {
    name: 'kontor_cache_entries',
    help: 'Entries in the memory of this gateway.',
  },
  cacheBytes: {
    name: 'kontor_cache_bytes',
    help: 'Bytes that they take.',
  },
  redisUp: {
    name: 'kontor_redis_up',
    help: 'Whether Redis answers: 1, or 0 while this gateway uses its memory. Absent without REDIS_URL.',
  },
} as const satisfies Metrics;

/** All metrics of the gateway; prom-client adds Node's (`process_…`, `nodejs_…`). */
export const CATALOGUE: readonly MetricEntry[] = [HISTOGRAMS, COUNTERS, GAUGES].flatMap((metrics: Metrics) =>
  Object.values(metrics),
);
