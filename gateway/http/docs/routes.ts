import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Compressed, compressed } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { isUnchanged } from '../../lib/negotiate.ts';
import { sendDocument } from '../send-document.ts';
import { ERRORS_PATH, errorEntries, errors } from './errors.ts';
import { document, examples, found, overview } from './pages.ts';
import { Reference } from './reference.ts';

interface DocsOptions {
  /** Whether `/graphiql` is served. */
  readonly graphiql: boolean;
}

const SHEET = new URL('docs.css', import.meta.url);
const HTML = 'text/html; charset=utf-8';
/** Longer terms find nothing more. */
const MAX_TERM_LENGTH = 100;

/** `/docs`: the reference of the schema as pages without scripts, made of it when they are first asked for. */
export const docsRoutes = fp<DocsOptions>(
  async (app, { graphiql }) => {
    const { docs, schemaFile } = app.configuration;
    if (!docs) return;
    let known: Reference | null = null;
    const reference = () => {
      known ??= new Reference(app.graphql.schema);
      return known;
    };
    const made = new Map<string, Promise<Compressed>>();
    const send = async (request: FastifyRequest, reply: FastifyReply, type: string, make: () => string) => {
      const [path = ''] = request.url.split('?');
      const forms = made.get(path) ?? compressed(make());
      made.set(path, forms);
      const page = await forms;
      reply
        .header('etag', page.etag)
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Encoding')
        .type(type);
      if (isUnchanged(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
      return sendDocument(request, reply, page);
    };
    const frame = () => ({ sections: reference().sections, graphiql, schemaFile });
    app.get('/docs', (request, reply) =>
      send(request, reply, HTML, () => document('Overview', overview(frame()), frame())),
    );
    app.get('/docs/examples', (request, reply) =>
      send(request, reply, HTML, () => document('Examples', examples(graphiql), frame())),
    );
    app.get(ERRORS_PATH, (request, reply) =>
      send(request, reply, HTML, () => document('Errors', errors(app.graphql.schema), frame())),
    );
    app.get('/docs/docs.css', (request, reply) =>
      send(request, reply, 'text/css; charset=utf-8', () => readFileSync(SHEET, 'utf8')),
    );
    app.get('/docs/search', (request, reply) => {
      const query = isObject(request.query) ? request.query['q'] : '';
      const term = typeof query === 'string' ? query.slice(0, MAX_TERM_LENGTH) : '';
      reply.header('cache-control', 'no-store').type(HTML);
      return reply.send(
        document('Search', found(term, [...reference().entries(), ...errorEntries()]), frame(), term),
      );
    });
    app.get('/docs/:section', (request, reply) => {
      const section = reference().sections.find(({ path }) => path === request.url.split('?')[0]);
      if (section === undefined) return reply.callNotFound();
      return send(request, reply, HTML, () => document(section.title, reference().section(section), frame()));
    });
  },
  {
    name: 'docs-routes',
    encapsulate: true,
    dependencies: ['configuration', 'graphql', 'rate-limit', 'security-headers'],
  },
);
