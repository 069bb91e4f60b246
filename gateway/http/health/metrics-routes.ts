import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../../config/configuration.ts';
import type { Services } from '../../domains/shared/services.ts';
import { isSameSecret } from '../../lib/same-secret.ts';
import type { CircuitState } from '../../shopware/transport/circuit.ts';

const STATES: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * `/metrics` for Prometheus: with `METRICS_TOKEN` to whoever brings it as a bearer; without it, outside production, to this
 * machine alone.
 * Measures each request by the pattern of its route, so that nothing of an address, a customer or an order is in it.
 */
export async function metricsRoutes(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, services.configuration)) return reply.code(404).send();
    readOff(services);
    const text = await services.metrics.registry.metrics();
    return reply.header('cache-control', 'no-store').type(services.metrics.registry.contentType).send(text);
  });
}

/** Measures every answer of an app. */
export function measureRequests(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { route, method: request.method, status: reply.statusCode };
    metrics.time('httpDuration', labels, reply.elapsedTime / 1_000);
    if (reply.statusCode === 429) metrics.count('limited', { limit: 'requests' });
    done();
  });
}

/** What is not counted as it happens. */
function readOff({ metrics, upstreams, reads, shared }: Services): void {
  for (const [upstream, { circuit, gate }] of Object.entries(upstreams)) {
    metrics.gauge('upstreamCircuit', { upstream }, STATES[circuit.state]);
    metrics.gauge('upstreamRunning', { upstream }, gate.running);
    metrics.gauge('upstreamWaiting', { upstream }, gate.waiting);
  }
  const { entries, bytes } = reads.cache.extent;
  metrics.gauge('cacheEntries', {}, entries);
  metrics.gauge('cacheBytes', {}, bytes);
  const redis = shared.redisAvailable();
  if (redis !== null) metrics.gauge('redisUp', {}, redis ? 1 : 0);
}

/** What a proxy adds, whichever it is. */
const FORWARDED = [
  'x-forwarded-for',
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-proto',
  'x-forwarded-host',
];
/** Names of this machine. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

function isAllowed(
  { headers, socket }: FastifyRequest,
  { metricsToken: token, production }: Pick<Configuration, 'metricsToken' | 'production'>,
): boolean {
  if (token === null) {
    const address = socket.remoteAddress ?? '';
    const local = isIP(address) !== 0 && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
    const direct =
      FORWARDED.every((name) => headers[name] === undefined) && LOCAL_HOST.test(headers.host ?? '');
    return !production && local && direct;
  }
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
