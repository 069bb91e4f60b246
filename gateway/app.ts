import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Configuration } from './config/configuration.ts';
import { mediaRoutes } from './http/files/media-routes.ts';
import { orderFiles } from './http/files/order-files.ts';
import { uploadRoutes } from './http/files/upload-routes.ts';
import { graphiqlRoutes } from './http/graphql/graphiql.ts';
import { LIVE_TIMES, type LiveTimes } from './http/graphql/live/event-streams.ts';
import { graphqlPlugin } from './http/graphql/plugin.ts';
import { graphqlRoute } from './http/graphql/route.ts';
import { metricsRoutes } from './http/health/metrics-routes.ts';
import { healthRoutes } from './http/health/routes.ts';
import { imitationRoute } from './http/imitation-route.ts';
import { staticRoutes, type WebBundle } from './http/pages/bundle.ts';
import { iconRoutes } from './http/pages/icon-routes.ts';
import { pageRoutes } from './http/pages/routes.ts';
import { seoRoutes } from './http/seo/routes.ts';
import { purgeRoutes } from './http/webhooks/purge-routes.ts';
import { Connections } from './platform/connections.ts';
import { createLogger } from './platform/logger.ts';
import { clientPlugin } from './plugins/client.ts';
import { configurationPlugin } from './plugins/configuration.ts';
import { contextPlugin } from './plugins/context.ts';
import { corsPlugin } from './plugins/cors.ts';
import { drainPlugin } from './plugins/drain.ts';
import { errorPagePlugin, unreadable } from './plugins/error-page.ts';
import { loadSheddingPlugin } from './plugins/load-shedding.ts';
import { metricsPlugin, tracingPlugin } from './plugins/observability.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { requestScopePlugin } from './plugins/request-scope.ts';
import { originForm, requestTargetPlugin } from './plugins/request-target.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { sharedStatePlugin } from './plugins/shared-state.ts';
import { shopExtensionPlugin } from './plugins/shop-extension.ts';
import { shopwarePlugin } from './plugins/shopware.ts';
import { warmUpPlugin } from './plugins/warm-up.ts';

/** Everything that a gateway needs in addition to its configuration. */
export interface Dependencies {
  /** The built web client; null to serve only GraphQL. */
  readonly bundle: WebBundle | null;
  /** Folder of GraphiQL's built files; absent to disable it. */
  readonly graphiql?: string;
  /** Connections that the caller shares and closes. Default: those of this app. */
  readonly connections?: Connections;
  /** Timing of streams. Default: {@link LIVE_TIMES}. */
  readonly liveTimes?: LiveTimes;
  /** Absolute path of the shop's extension. Default: the folder `shop` of the repository. */
  readonly shopFolder?: string;
}

const SHOP_FOLDER = fileURLToPath(new URL('../shop', import.meta.url));

/** Options of a server that logs requests and drains connections. */
export function serverOptions({
  logLevel,
  channel,
  trustProxy,
}: Pick<Configuration, 'logLevel' | 'channel' | 'trustProxy'>) {
  return {
    loggerInstance: createLogger(logLevel, channel?.name),
    trustProxy,
    forceCloseConnections: 'idle' as const,
    return503OnClosing: false,
    // Milliseconds for a complete request: enough for an upload from a slow phone, too short for slowloris attacks.
    requestTimeout: 120_000,
    rewriteUrl: originForm,
    genReqId: () => crypto.randomUUID(),
    // The request scope adds the id to every line and logs each request once.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  };
}

export async function buildApp(
  configuration: Configuration,
  { bundle, graphiql, liveTimes = LIVE_TIMES, shopFolder = SHOP_FOLDER, ...shared }: Dependencies,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    ...serverOptions(configuration),
    routerOptions: { maxParamLength: 500 },
    // Milliseconds per plugin. The clients of Redis and OpenTelemetry take long to load on a busy machine.
    pluginTimeout: 60_000,
    frameworkErrors: (_error, request, reply) => {
      unreadable(app, request, reply);
    },
  });
  const connections = shared.connections ?? new Connections();
  if (shared.connections === undefined) app.addHook('onClose', () => connections.close());

  // Each plugin uses only decorators of those above.
  app.register(configurationPlugin, { configuration, connections });
  app.register(requestScopePlugin);
  app.register(clientPlugin);
  app.register(cookie);
  app.register(tracingPlugin);
  app.register(metricsPlugin, { release: bundle?.release ?? '' });
  app.register(sharedStatePlugin, { release: bundle?.release ?? '' });
  app.register(shopwarePlugin);
  app.register(shopExtensionPlugin, { shopFolder });
  app.register(warmUpPlugin);
  app.register(sessionPlugin);
  app.register(contextPlugin);
  app.register(graphqlPlugin, { persisted: bundle?.documents ?? {} });

  app.register(errorPagePlugin);
  app.register(requestTargetPlugin);
  app.register(securityHeadersPlugin);
  app.register(corsPlugin);
  app.register(loadSheddingPlugin);
  app.register(rateLimitPlugin);
  app.register(drainPlugin);

  app.register(healthRoutes);
  app.register(metricsRoutes);
  app.register(purgeRoutes);
  app.register(mediaRoutes);
  app.register(graphqlRoute, { liveTimes });
  app.register(graphiqlRoutes, { folder: graphiql });
  app.register(orderFiles);
  app.register(imitationRoute);
  app.register(uploadRoutes);
  app.register(seoRoutes);
  if (bundle !== null) {
    app.register(iconRoutes);
    app.register(staticRoutes, { bundle });
    app.register(pageRoutes, { bundle });
  }

  await app.after();
  return app;
}
