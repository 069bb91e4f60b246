import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { print } from 'graphql';
import { once } from '../../lib/once.ts';
import { readSchema } from './schema.ts';

/** `/schema.graphql` and, outside production, GraphiQL without external files. */
export async function graphiqlRoutes(
  app: FastifyInstance,
  { folder }: { readonly folder: string | undefined },
): Promise<void> {
  const { production, schemaFile } = app.configuration;
  if (schemaFile) {
    const { typeDefs } = app.shopExtension;
    const sdl = once(() => printedSchema([readSchema(), ...(typeDefs === null ? [] : [typeDefs])]));
    app.get('/schema.graphql', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(await sdl()),
    );
  }
  if (production || folder === undefined || !existsSync(folder)) return;
  await app.register(fastifyStatic, { root: resolve(folder), prefix: '/graphiql/', index: 'index.html' });
  app.get('/graphiql', (_request, reply) => reply.sendFile('index.html'));
}

/** Merges type extensions into their types, because Relay's compiler accepts no others. */
async function printedSchema(typeDefs: readonly string[]): Promise<string> {
  // Loaded on the first request, because it would add 0.2 s to the start.
  const { mergeTypeDefs } = await import('@graphql-tools/merge');
  return `${print(mergeTypeDefs([...typeDefs], { useSchemaDefinition: false }))}\n`;
}
