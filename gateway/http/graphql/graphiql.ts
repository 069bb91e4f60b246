import fp from 'fastify-plugin';
import { GRAPHIQL_PAGE, GRAPHIQL_SCRIPT, GRAPHIQL_STYLE } from './graphiql-page.ts';
import { readSchema } from './schema.ts';

/** `/schema.graphql`, and outside production a page to try queries, without third-party files. */
export const graphiqlRoutes = fp(
  async (app) => {
    const { production, schemaFile } = app.configuration;
    if (schemaFile) {
      const sdl = readSchema();
      app.get('/schema.graphql', (_request, reply) =>
        reply.type('text/plain; charset=utf-8').send(`${sdl}\n`),
      );
    }
    if (production) return;
    app.get('/graphiql', (_request, reply) => reply.type('text/html; charset=utf-8').send(GRAPHIQL_PAGE));
    app.get('/graphiql/script.js', (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(GRAPHIQL_SCRIPT),
    );
    app.get('/graphiql/style.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(GRAPHIQL_STYLE),
    );
  },
  {
    name: 'graphiql',
    encapsulate: true,
    dependencies: ['configuration', 'rate-limit'],
  },
);
