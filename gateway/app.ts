import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import mercurius from 'mercurius';
import { orderFiles } from './account/order-files.ts';
import { watchChanges } from './cache/changes.ts';
import { purgeRoutes } from './cache/purge-routes.ts';
import type { Configuration } from './configuration.ts';
import { allowOrigins } from './cors.ts';
import { drain } from './drain.ts';
import { fallbackAnswers, unreadable } from './fallback-answers.ts';
import { uploadRoute } from './forms/upload-route.ts';
import { uploadSweep } from './forms/upload-sweep.ts';
import { Documents } from './graphql/documents.ts';
import { graphiqlRoutes } from './graphql/graphiql.ts';
import { graphqlRoute } from './graphql/route.ts';
import { allResolvers, readSchema } from './graphql/schema.ts';
import { healthRoutes } from './health/routes.ts';
import { shedLoad } from './limits/pressure.ts';
import { limitRequests } from './limits/rate-limit.ts';
import { createLogger } from './logger.ts';
import { mediaProxy } from './media/proxy.ts';
import { measureRequests, metricsRoutes } from './metrics/routes.ts';
import type { WebBundle } from './render/bundle.ts';
import { pageRoutes } from './render/routes.ts';
import { staticRoutes } from './render/static-routes.ts';
import { securityHeaders } from './security-headers.ts';
import { seoRoutes } from './seo/routes.ts';
import { createServices } from './services.ts';
import { Seal } from './session/seal.ts';
import { traceRequests } from './tracing/trace-requests.ts';

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
  await app.register(mercurius, {
    schema: sdl,
    resolvers: allResolvers(),
    routes: false,
  });
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
