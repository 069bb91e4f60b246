import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildApp, type Dependencies, serverOptions } from './app.ts';
import type { Configuration } from './config/configuration.ts';
import { serveMetrics } from './http/health/metrics-routes.ts';
import type { Readiness } from './http/health/routes.ts';
import { Connections } from './platform/connections.ts';
import { drainPlugin } from './plugins/drain.ts';
import { requestScopePlugin } from './plugins/request-scope.ts';

/** Fastify's default. */
const KEEP_ALIVE_MS = 72_000;
/** A channel whose Shopware answers later counts as unavailable, because probes have short timeouts. */
const READINESS_TIMEOUT_MS = 1_000;

/** Builds the app of the only channel, or the server of several. */
export function buildGateway(
  configurations: readonly [Configuration, ...Configuration[]],
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const [first] = configurations;
  return first.channel === null ? buildApp(first, dependencies) : buildChannels(configurations, dependencies);
}

/**
 * Builds one app per sales channel behind one server, which selects the app by the `Host` header. Requests with another
 * host, as those of probes, get the health and metrics of the process, and 421 for any other path (RFC 9110, 15.5.20).
 * `X-Forwarded-Host` is ignored, because a client could send it through a CDN and poison its cache.
 */
async function buildChannels(
  configurations: readonly [Configuration, ...Configuration[]],
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const [common] = configurations;
  const connections = new Connections();
  const apps = await Promise.all(
    configurations.map((configuration) => buildApp(configuration, { ...dependencies, connections })),
  );
  const byHost = new Map(apps.flatMap((app) => hostsOf(app).map((host) => [host, app] as const)));
  const options = serverOptions({ ...common, channel: null });
  const times = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: options.requestTimeout };
  const server: FastifyInstance = fastify({
    ...options,
    serverFactory: (fallback) =>
      createServer(times, (request, response) => {
        // Without port and final dot, in lower case.
        const host = (request.headers.host ?? '').toLowerCase().replace(/\.?(?::\d*)?$/, '');
        const app = byHost.get(host);
        if (app === undefined) fallback(request, response);
        else app.routing(request, response);
      }),
  });
  server.register(requestScopePlugin);
  server.register(drainPlugin);
  server.decorate('warmUp', async () => {
    await Promise.all(apps.map((app) => app.warmUp()));
  });
  server.addHook('onReady', async () => {
    await Promise.all(apps.map((app) => app.ready()));
  });
  server.addHook('onClose', async () => {
    await Promise.all(apps.map((app) => app.close()));
    await connections.close();
  });
  await server.after();
  server.onDrain(() => {
    for (const app of apps) app.startDraining();
  });
  serveProcessHealth(server, apps);
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  serveMetrics(server, common, apps, ofProcess);
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(421)
      .header('cache-control', 'no-store')
      .send({ status: 421, message: 'No shop is served for this host' }),
  );
  return server;
}

const nameOf = ({ configuration }: FastifyInstance): string => configuration.channel?.name ?? '';
const hostsOf = ({ configuration }: FastifyInstance): readonly string[] => configuration.channel?.hosts ?? [];

/** The process is ready if a channel is, so that one without Shopware does not affect the others. */
function serveProcessHealth(server: FastifyInstance, apps: readonly FastifyInstance[]): void {
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const late: Readiness = { status: 'unavailable', missing: ['shopware'], without: [] };
    const channels = await Promise.all(
      apps.map((app) => Promise.race([app.readiness(), wait(READINESS_TIMEOUT_MS, late, { ref: false })])),
    );
    const isReady =
      channels.some(({ status }) => status === 'ok') &&
      !channels.some(({ missing }) => missing.includes('warming up'));
    reply.header('cache-control', 'no-store').code(isReady ? 200 : 503);
    return {
      status: isReady ? 'ok' : 'unavailable',
      channels: Object.fromEntries(apps.map((app, index) => [nameOf(app), channels[index]])),
    };
  });
}
