import fp from 'fastify-plugin';
import mercurius from 'mercurius';
import type { GatewayContext } from '../../domains/shared/context.ts';
import { Documents } from './documents.ts';
import { allResolvers, readSchema } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly documents: Documents;
  }
}

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
    app.decorate('documents', new Documents(app.graphql.schema, persisted, app.configuration.introspection));
  },
  { name: 'graphql', dependencies: ['configuration', 'shop-extension'] },
);
