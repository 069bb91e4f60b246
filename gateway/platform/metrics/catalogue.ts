export interface MetricEntry {
  readonly name: `kontor_${string}`;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
}

/** All metrics of the gateway; prom-client adds Node's (`process_…`, `nodejs_…`). */
export const CATALOGUE = {
  httpDuration: {
    name: 'kontor_http_request_duration_seconds',
    type: 'histogram',
    help: 'Time from a request to the end of its answer, by route, method and status.',
    labels: ['route', 'method', 'status'],
  },
  operationDuration: {
    name: 'kontor_graphql_operation_duration_seconds',
    type: 'histogram',
    help: 'Time of an executed operation; those that are not persisted are counted as "other". Outcome: ok, user_error (something to mend, as data), refused (something to mend, as an error), error.',
    labels: ['operation', 'outcome'],
  },
  userErrors: {
    name: 'kontor_user_errors_total',
    type: 'counter',
    help: 'User errors in answers to mutations, by field of `Mutation` and code.',
    labels: ['operation', 'code'],
  },
  graphqlRequests: {
    name: 'kontor_graphql_requests_total',
    type: 'counter',
    help: 'GraphQL requests by frontend and its version: ok, refused (whoever asks can mend it), error. The web client is "storefront", one without a name "unnamed"; beyond 20 names that are not configured, and 10 versions of each, "other".',
    labels: ['client', 'version', 'outcome'],
  },
  liveStreams: {
    name: 'kontor_live_streams',
    type: 'gauge',
    help: 'Streams of subscriptions that are open.',
    labels: [],
  },
  liveEvents: {
    name: 'kontor_live_events_total',
    type: 'counter',
    help: 'Events with data that were sent on them.',
    labels: [],
  },
  liveRefused: {
    name: 'kontor_live_streams_refused_total',
    type: 'counter',
    help: 'Streams that were not opened: too many of a session or address (client), or of this gateway, which may be draining (gateway).',
    labels: ['by'],
  },
  missingElements: {
    name: 'kontor_layout_missing_elements_total',
    type: 'counter',
    help: 'Elements of layouts that were left out of an answer, because Shopware’s data of them has the wrong shape; by element, "layout" for how a part looks, "other" for one that Kontor does not know.',
    labels: ['element'],
  },
  unpriced: {
    name: 'kontor_products_without_price_total',
    type: 'counter',
    help: 'Products hidden because Shopware returned no price.',
    labels: [],
  },
  unlisted: {
    name: 'kontor_graphql_unlisted_requests_total',
    type: 'counter',
    help: 'Requests of operations that are not persisted, by frontend, with GRAPHQL_OPERATIONS=log.',
    labels: ['client'],
  },
  buildInfo: {
    name: 'kontor_build_info',
    type: 'gauge',
    help: 'Always 1; what runs here: version, the release of the built web client, Node.',
    labels: ['version', 'release', 'node'],
  },
  pageDuration: {
    name: 'kontor_page_render_duration_seconds',
    type: 'histogram',
    help: 'Render time of uncached pages, by status.',
    labels: ['status'],
  },
  upstreamDuration: {
    name: 'kontor_upstream_call_duration_seconds',
    type: 'histogram',
    help: 'Time of a call to Shopware, by API (store, admin), route and outcome: a status, timeout, unreachable, too-large or overloaded (not sent).',
    labels: ['upstream', 'route', 'outcome'],
  },
  upstreamCircuit: {
    name: 'kontor_upstream_circuit',
    type: 'gauge',
    help: 'Circuit breaker of an API of Shopware: 0 closed, 1 half-open, 2 open.',
    labels: ['upstream'],
  },
  upstreamRunning: {
    name: 'kontor_upstream_calls_running',
    type: 'gauge',
    help: 'Calls to Shopware under way.',
    labels: ['upstream'],
  },
  upstreamWaiting: {
    name: 'kontor_upstream_calls_waiting',
    type: 'gauge',
    help: 'Calls to Shopware that wait for others to end.',
    labels: ['upstream'],
  },
  cacheLookups: {
    name: 'kontor_cache_lookups_total',
    type: 'counter',
    help: 'Looks into the cache, by what was looked for and what it came to: hit, stale (served while fetched anew), shared (found in Redis), miss, error (served because Shopware could not answer).',
    labels: ['read', 'outcome'],
  },
  cacheEntries: {
    name: 'kontor_cache_entries',
    type: 'gauge',
    help: 'Entries in the memory of this gateway.',
    labels: [],
  },
  cacheBytes: {
    name: 'kontor_cache_bytes',
    type: 'gauge',
    help: 'Bytes that they take.',
    labels: [],
  },
  purges: {
    name: 'kontor_cache_purges_total',
    type: 'counter',
    help: 'Purges requested at this gateway; everywhere is false if a gateway did not confirm in time.',
    labels: ['everywhere'],
  },
  redisUp: {
    name: 'kontor_redis_up',
    type: 'gauge',
    help: 'Whether Redis answers: 1, or 0 while this gateway uses its memory. Absent without REDIS_URL.',
    labels: [],
  },
  sessionWait: {
    name: 'kontor_session_wait_seconds',
    type: 'histogram',
    help: 'Time that a call waited for its turn in its session.',
    labels: [],
  },
  orders: {
    name: 'kontor_orders_total',
    type: 'counter',
    help: 'Order requests: placed, refused (errors that the shopper can fix), failed (Shopware failed or the outcome is unknown).',
    labels: ['outcome'],
  },
  limited: {
    name: 'kontor_requests_limited_total',
    type: 'counter',
    help: 'Requests beyond a rate limit: by address or session (requests), or for what could be guessed (attempts).',
    labels: ['limit'],
  },
  shed: {
    name: 'kontor_requests_shed_total',
    type: 'counter',
    help: 'Pages and requests to the API that were refused, and pictures that were not made, because this process could not keep up.',
    labels: ['load'],
  },
} as const satisfies Readonly<Record<string, MetricEntry>>;

export type MetricName = keyof typeof CATALOGUE;
