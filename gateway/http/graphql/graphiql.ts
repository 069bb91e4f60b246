import type { FastifyInstance } from 'fastify';
import { GRAPHIQL_PAGE, GRAPHIQL_SCRIPT, GRAPHIQL_STYLE } from './graphiql-page.ts';

/** What is shown to those who build on the schema. */
interface Shown {
  readonly sdl: string;
  /** Whether the schema is served as a file. */
  readonly file: boolean;
  /** Whether there is a page to try queries on. */
  readonly page: boolean;
}

/** `/schema.graphql`, and outside production a page to try queries on, without anything from elsewhere. */
export async function graphiqlRoutes(app: FastifyInstance, { sdl, file, page }: Shown): Promise<void> {
  if (file) {
    app.get('/schema.graphql', (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${sdl}\n`));
  }
  if (!page) return;
  app.get('/graphiql', (_request, reply) => reply.type('text/html; charset=utf-8').send(GRAPHIQL_PAGE));
  app.get('/graphiql/script.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(GRAPHIQL_SCRIPT),
  );
  app.get('/graphiql/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(GRAPHIQL_STYLE),
  );
}
