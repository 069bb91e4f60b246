import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import mercurius from 'mercurius';
import type { Configuration } from './config/configuration.ts';
import type { GatewayContext } from './domains/shared/context.ts';
import { orderFiles } from './http/files/order-files.ts';
import { mediaProxy } from './http/files/proxy.ts';
import { uploadRoute } from './http/files/upload-route.ts';
import { uploadSweep } from './http/files/upload-sweep.ts';
import { Documents } from './http/graphql/documents.ts';
import { graphiqlRoutes } from './http/graphql/graphiql.ts';
import { graphqlRoute } from './http/graphql/route.ts';
import { allResolvers, readSchema } from './http/graphql/schema.ts';
import { measureRequests, metricsRoutes } from './http/health/metrics-routes.ts';
import { healthRoutes } from './http/health/routes.ts';
import type { WebBundle } from './http/pages/bundle.ts';
import { pageRoutes } from './http/pages/routes.ts';
import { staticRoutes } from './http/pages/static-routes.ts';
import { seoRoutes } from './http/seo/routes.ts';
import { watchChanges } from './http/webhooks/changes.ts';
import { purgeRoutes } from './http/webhooks/purge-routes.ts';
import { Seal } from './platform/crypto/seal.ts';
import { createLogger } from './platform/logger.ts';
import { allowOrigins } from './plugins/cors.ts';
import { drain } from './plugins/drain.ts';
import { fallbackAnswers, unreadable } from './plugins/fallback-answers.ts';
import { shedLoad } from './plugins/load-shedding.ts';
import { limitRequests } from './plugins/rate-limit.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { traceRequests } from './plugins/tracing.ts';
import { createServices } from './services.ts';

/** What a gateway is put together from, besides its configuration. */
export interface Dependencies {
  /** The built web client; null to serve GraphQL alone. */
  readonly bundle: WebBundle | null;
}

/** Puts a gateway together; it does not listen. */
export async function buildApp(
  configuration: Configuration,
  { bundle }: Dependencies,
): Promise<FastifyInstance> {
  const logger = createLogger(configuration.logLevel);
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    trustProxy: configuration.trustProxy,
    forceCloseConnections: 'idle' as const,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Milliseconds until all of a request is there: a large file from a slow phone, and nobody who sends a byte a minute.
    requestTimeout: 120_000,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (_error, request, reply) => {
      unreadable(services, request, reply);
    },
  });
  const services = await createServices(configuration, bundle?.release ?? '', logger);
  const seal = new Seal(configuration.sessionSecrets, 'sw-context-token', configuration.shopwareAccessToken);
  const sdl = readSchema();

  await app.register(cookie);
  await app.register(mercurius, { schema: sdl, routes: false });
  app.graphql.defineResolvers<GatewayContext>(allResolvers());
  const documents = new Documents(app.graphql.schema, bundle?.documents ?? {}, configuration.introspection);

  traceRequests(app, services.tracing);
  measureRequests(app, services);
  fallbackAnswers(app, services);
  securityHeaders(app, configuration);
  await allowOrigins(app, configuration);
  await shedLoad(app, services);
  await limitRequests(app, services, seal);
  await app.register(healthRoutes, { services, isDraining: drain(app) });
  await app.register(metricsRoutes, { services });
  await app.register(purgeRoutes, { services });
  await app.register(mediaProxy, { services });
  await app.register(graphqlRoute, { services, documents, seal });
  await app.register(orderFiles, { services, seal });
  await app.register(uploadRoute, { services });
  await app.register(uploadSweep, { services });
  await app.register(seoRoutes, { services });
  await app.register(graphiqlRoutes, {
    sdl,
    file: configuration.schemaFile,
    page: !configuration.production,
  });
  if (bundle !== null) await app.register(staticRoutes, { bundle });
  await app.register(pageRoutes, { services, documents, bundle });

  app.addHook('onReady', () => services.shared.waitUntilReady());
  app.addHook('onListen', () => {
    // In the background: what most pages need is known before the first shopper comes.
    void services.channel
      .languages()
      .then((languages) => Promise.all(languages.map(({ id }) => services.paths.warm(id))))
      .catch((error: unknown) => logger.warn({ err: error }, 'Shopware cannot be reached yet'));
  });
  const stopWatching = watchChanges(services);
  app.addHook('onClose', () => {
    stopWatching();
    return services.close();
  });
  return app;
}
