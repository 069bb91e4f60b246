import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import mercurius from 'mercurius';
import type { GatewayContext } from '../../domains/shared/context.ts';
import { type CheckedOperation, Documents } from './documents.ts';
import { DocumentSources } from './persisted/document-sources.ts';
import { allResolvers, readSchema } from './schema.ts';
import { OperationUsage } from './usage/operation-usage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly documents: Documents;
    /** Lists of persisted documents of other frontends. */
    readonly documentSources: DocumentSources;
    /** Who asks how much, and for which members of the schema. */
    readonly usage: OperationUsage;
    /** Counts an operation that is not persisted, and logs it once for each frontend. */
    noteUnlisted(operation: CheckedOperation, client: string): void;
  }
}

/** Operations of which it is known that they were logged. */
const MAX_UNLISTED = 2_000;

interface GraphqlOptions {
  /** Documents persisted with the shop, by hash. */
  readonly persisted: Readonly<Record<string, string>>;
}

export const graphqlPlugin = fp<GraphqlOptions>(
  async (app, { persisted }) => {
    const { typeDefs, resolvers } = app.shopExtension;
    await app.register(mercurius, { schema: readSchema(), routes: false });
    if (typeDefs !== null) app.graphql.extendSchema(typeDefs);
    app.graphql.defineResolvers<GatewayContext>(allResolvers());
    if (resolvers !== undefined) app.graphql.defineResolvers<GatewayContext>(resolvers);
    const documents = new Documents(app.graphql.schema, persisted, app.configuration.introspection);
    const sources = new DocumentSources(app.configuration.documents, documents, app.log);
    await sources.start();
    app.addHook('onClose', async () => sources.stop());
    app.decorate('documents', documents);
    app.decorate('documentSources', sources);
    app.decorate('usage', new OperationUsage(app.graphql.schema));
    const logged = new LRUCache<string, true>({ max: MAX_UNLISTED });
    app.decorate('noteUnlisted', ({ hash }, client) => {
      app.metrics.count('unlisted', { client });
      const key = `${client} ${hash}`;
      if (logged.has(key)) return;
      logged.set(key, true);
      app.log.info({ hash, client }, 'operation is not persisted');
    });
  },
  { name: 'graphql', dependencies: ['configuration', 'metrics', 'shop-extension'] },
);
