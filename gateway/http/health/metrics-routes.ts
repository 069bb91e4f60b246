import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Configuration } from '../../config/configuration.ts';
import { equalsSecret } from '../../lib/same-secret.ts';
import type { CircuitState } from '../../shopware/transport/circuit.ts';

const STATES: Readonly<Record<CircuitState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/**
 * `/metrics` for Prometheus, and `/metrics/fields`, the use of the schema by frontend, which is larger and read less
 * often. Requires `METRICS_TOKEN` as bearer token; without one, only local requests outside production are allowed.
 */
export async function metricsRoutes(app: FastifyInstance): Promise<void> {
  serveMetrics(app, app.configuration, [app]);
}

/** Adds the metrics of an app, or of several channels and then of the process. */
export function serveMetrics(
  server: FastifyInstance,
  access: MetricsAccess,
  apps: readonly FastifyInstance[],
  ofProcess: Registry | null = null,
): void {
  const serve = (path: string, registriesNow: () => Registry[], first: Registry | null) => {
    server.get(path, async (request, reply) => {
      if (!isAllowed(request, access)) return reply.code(404).send();
      const registry = await combined(registriesNow());
      const text = await registry.metrics();
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return first === null ? text : `${await first.metrics()}\n${text}`;
    });
  };
  serve('/metrics', () => apps.map(readOff), ofProcess);
  serve('/metrics/fields', () => apps.map(({ usage }) => usage.registry()), null);
}

/** One registry with the metrics of several channels, whose labels differ. */
async function combined(registries: readonly Registry[]): Promise<Registry> {
  const [only, ...others] = registries;
  if (only !== undefined && others.length === 0) return only;
  return AggregatorRegistry.aggregate(await Promise.all(registries.map((one) => one.getMetricsAsJSON())));
}

function readOff({ metrics, upstreams, cache, shared }: FastifyInstance): Registry {
  for (const [upstream, { circuit, gate }] of Object.entries(upstreams)) {
    metrics.gauge('upstreamCircuit', { upstream }, STATES[circuit.state]);
    metrics.gauge('upstreamRunning', { upstream }, gate.running);
    metrics.gauge('upstreamWaiting', { upstream }, gate.waiting);
  }
  const { entries, bytes } = cache.extent;
  metrics.gauge('cacheEntries', {}, entries);
  metrics.gauge('cacheBytes', {}, bytes);
  const redis = shared.redisAvailable();
  if (redis !== null) metrics.gauge('redisUp', {}, redis ? 1 : 0);
  return metrics.registry;
}

const FORWARDED = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

type MetricsAccess = Pick<Configuration, 'metricsToken' | 'production'>;

function isAllowed({ headers, socket }: FastifyRequest, { metricsToken: token, production }: MetricsAccess) {
  if (token === null) {
    const local = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
    const direct = !Object.keys(headers).some((name) => FORWARDED.test(name));
    return !production && local && direct && LOCAL_HOST.test(headers.host ?? '');
  }
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
