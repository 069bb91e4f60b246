import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import mercurius, { type MercuriusOptions } from 'mercurius';
import type { GatewayContext } from '../../domains/shared/context.ts';
import { watchDocumentLists } from './document-lists.ts';
import { LIMITS, tooComplex, withinLimits } from './limits.ts';
import { Operations } from './operations.ts';
import { queryCost } from './query-cost.ts';
import { allResolvers, readSchema } from './schema.ts';
import { SchemaUsage } from './schema-usage.ts';

type Executor = FastifyInstance['graphql'];

declare module 'fastify' {
  interface FastifyInstance {
    /** Mercurius with a cache for persisted documents, and one with limits for documents that clients send. */
    readonly executors: Readonly<Record<'trusted' | 'adHoc', Executor>>;
    readonly operations: Operations;
    readonly documentLists: Awaited<ReturnType<typeof watchDocumentLists>>;
    readonly usage: SchemaUsage;
  }
}

/** Mercurius holds up to twice as many documents and as many invalid ones. */
const MAX_CACHED_DOCUMENTS = 50;
const MAX_VALIDATION_ERRORS = 5;
const COMPILED = {
  // Compiled while the event loop is idle, from the second execution on.
  jit: { minCount: 2 },
  // Otherwise a field in two fragments is missing if one of them is skipped.
  compilerOptions: { useExperimentalPathBasedSkipInclude: true },
};

/** @param persisted documents persisted with the shop, by hash */
export const graphqlPlugin = fp<{ readonly persisted: Readonly<Record<string, string>> }>(
  async (app, { persisted }) => {
    const { typeDefs, resolvers } = app.shopExtension;
    const { introspection } = app.configuration;
    const validateOptions = { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: !introspection };
    const trusted = await register(app, {
      schema: [readSchema(), ...(typeDefs === null ? [] : [typeDefs])],
      graphql: { validateOptions },
      ...COMPILED,
    });
    trusted.defineResolvers<GatewayContext>(allResolvers());
    if (resolvers !== undefined) trusted.defineResolvers<GatewayContext>(resolvers);
    const adHoc = await register(app, {
      schema: trusted.schema,
      graphql: { validateOptions },
      cache: MAX_CACHED_DOCUMENTS,
      validationRules: [withinLimits, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])],
    });
    adHoc.addHook('preExecution', async (schema, document, _context, variables) => {
      const cost = queryCost(schema, document, variables ?? {});
      if (cost > LIMITS.cost) throw tooComplex('cost', cost);
    });
    const operations = new Operations(trusted.schema, persisted);
    const lists = await watchDocumentLists(app.configuration.documents, operations, app.log);
    app.addHook('onClose', async () => lists.stop());
    app.decorate('executors', { trusted, adHoc });
    app.decorate('operations', operations);
    app.decorate('documentLists', lists);
    app.decorate('usage', new SchemaUsage(trusted.schema, app.configuration.channel?.name ?? null));
  },
);

/** Registers Mercurius in a scope, so that several can be registered side by side. */
async function register(app: FastifyInstance, options: MercuriusOptions): Promise<Executor> {
  const { promise, resolve } = Promise.withResolvers<Executor>();
  await app.register(async (scope) => {
    await scope.register(mercurius, {
      ...options,
      routes: false,
      // Errors are formatted by `execute`, which needs their causes.
      errorFormatter: (execution) => ({ statusCode: 200, response: execution }),
    });
    resolve(scope.graphql);
  });
  return promise;
}
