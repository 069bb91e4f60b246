import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject, parsedJson } from '../../lib/json.ts';
import { equalsSecret } from '../../lib/same-secret.ts';
import { orderTopic } from '../../platform/changes/change-signals.ts';
import { ordersIn, tagsToDrop, writtenIn } from './written-entities.ts';

const MAX_BODY_BYTES = 2_000_000;
const MAX_TAGS = 500;
const MAX_ORDERS = 100;
/** Events per minute: an import sends thousands, all of which must be processed. */
const LIMITED = { limited: 'when-refused' } as const;

/**
 * Webhooks, which purge cached responses and update streams of orders: `POST /webhook/shopware`, signed with the secret of
 * a Shopware app; `POST /webhook/shopware/{secret}` for a webhook without an app, which is not signed (docs/shopware.md,
 * "Webhooks and maintenance"); and `POST /cache/purge` for operators. They respond once every gateway has purged.
 */
export async function purgeRoutes(app: FastifyInstance): Promise<void> {
  const secret = app.configuration.webhookSecret;
  if (secret === null) return;
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  const drop = async (tags: readonly string[]) => {
    if (tags.length === 0) return { tags, dropped: 0, everywhere: true };
    return { tags, ...(await app.purge(tags)) };
  };
  const receive = (event: unknown) => {
    for (const id of ordersIn(event).slice(0, MAX_ORDERS))
      app.shared.changes.signal('changed', orderTopic(id));
    return drop(tagsToDrop(writtenIn(event)));
  };

  const refuse = async (request: FastifyRequest, reply: FastifyReply, status: 401 | 404) => {
    await app.countRefused(request, reply);
    return reply.code(status).send();
  };

  app.post('/webhook/shopware', { config: LIMITED }, async (request, reply) => {
    if (!isSigned(request, secret)) return refuse(request, reply, 401);
    return receive(parsed(request));
  });
  app.post<{ Params: { secret: string } }>(
    '/webhook/shopware/:secret',
    // The URL is a secret, so it is not logged.
    { logLevel: 'silent', config: LIMITED },
    async (request, reply) => {
      if (!equalsSecret(request.params.secret, secret)) return refuse(request, reply, 404);
      return receive(parsed(request));
    },
  );
  app.post('/cache/purge', { config: LIMITED }, async (request, reply) => {
    const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!equalsSecret(bearer, secret))
      return refuse(request, reply.header('www-authenticate', 'Bearer'), 401);
    const body = parsed(request);
    const tags = isObject(body) && Array.isArray(body['tags']) ? body['tags'] : [];
    const named = tags.filter((tag) => typeof tag === 'string' && tag !== '').slice(0, MAX_TAGS);
    if (named.length === 0) return reply.code(400).send({ error: 'tags must be a list of texts, or ["*"]' });
    return drop(named);
  });
}

function isSigned({ headers, body }: FastifyRequest, secret: string): boolean {
  const signature = headers['shopware-shop-signature'];
  if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return false;
  return equalsSecret(signature, createHmac('sha256', secret).update(body).digest('hex'));
}

function parsed({ body }: FastifyRequest): unknown {
  return Buffer.isBuffer(body) ? parsedJson(body.toString('utf8')) : undefined;
}
