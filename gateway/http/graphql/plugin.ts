import fp from 'fastify-plugin';
import mercurius from 'mercurius';
import type { GatewayContext } from '../../domains/shared/context.ts';
import { Documents } from './documents.ts';
import { allResolvers, readSchema } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Operations that were asked for, parsed and checked once. */
    readonly documents: Documents;
  }
}

interface GraphqlOptions {
  /** Documents that came with the shop, by hash. */
  readonly persisted: Readonly<Record<string, string>>;
}

/** The schema with its resolvers, and the documents that are asked of it. */
export const graphqlPlugin = fp<GraphqlOptions>(
  async (app, { persisted }) => {
    await app.register(mercurius, { schema: readSchema(), routes: false });
    app.graphql.defineResolvers<GatewayContext>(allResolvers());
    app.decorate('documents', new Documents(app.graphql.schema, persisted, app.configuration.introspection));
  },
  { name: 'graphql', dependencies: ['configuration'] },
);
