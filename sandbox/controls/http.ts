import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { bodyOf } from '../server/body.ts';
import { toNumber } from '../server/criteria.ts';
import { paramsOf } from '../server/request.ts';
import { noRoute } from '../server/respond.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { type Controls, productChange, type Switchable } from './controls.ts';
import { mailPage } from './mail-page.ts';
import type { OrderWork } from './order-controls.ts';

const SWITCHABLE: Readonly<Record<string, Switchable>> = {
  'payment-methods': 'payment-method',
  'shipping-methods': 'shipping-method',
  promotions: 'promotion',
  'landing-pages': 'landing-page',
};

const FAULTS = ['status', 'reset', 'garbage', 'hang'] as const;

const DONE = { ok: true };

const keyOf = (request: FastifyRequest): string => paramsOf(request)['key'] ?? '';

export const controlRoutes: FastifyPluginAsync<{ readonly controls: Controls }> = async (
  app,
  { controls },
) => {
  changeShop(app, controls);
  changeSessions(app, controls);
  workAsStaff(app, controls);
  readBack(app, controls);
};

function post(
  app: FastifyInstance,
  url: string,
  change: (body: Entity, key: string) => object | undefined,
): void {
  app.post(url, async (request) => change(bodyOf(request), keyOf(request)) ?? DONE);
}

function changeShop(app: FastifyInstance, controls: Controls): void {
  for (const [name, kind] of Object.entries(SWITCHABLE))
    post(app, `/${name}/:key`, (body, key) => void controls.setActive(kind, key, body['active'] !== false));
  post(app, '/switches', (body) => void controls.set(body));
  post(app, '/maintenance', (body) => void controls.setMaintenance(body['on'] !== false));
  post(app, '/faults', (body) => void addFault(controls, body));
  post(app, '/products/:key', (body, key) => ({ ok: controls.setProduct(key, productChange(body)) }));
  post(app, '/seo-urls', (body) => ({
    ok: controls.renamePath(String(body['foreignKey']), langOf(body), String(body['path'])),
  }));
  post(
    app,
    '/snippets',
    (body) => void controls.changeSnippet(String(body['locale']), String(body['key']), String(body['value'])),
  );
  post(
    app,
    '/sales-channel',
    (body) => void controls.writeChannelFields(langOf(body), isObject(body['fields']) ? body['fields'] : {}),
  );
  post(app, '/settings', (body) => void controls.setSetting(String(body['key']), body['value']));
  post(app, '/reset', () => void controls.reset());
  app.delete('/faults', async () => {
    controls.clearFaults();
    return DONE;
  });
}

function changeSessions(app: FastifyInstance, controls: Controls): void {
  post(app, '/sessions', (body) => ({
    ok: true,
    count: controls.expireSessions(texts(body, ['token', 'email'])),
  }));
  post(app, '/recoveries', (body) => ({
    ok: true,
    count: controls.expireRecoveries(texts(body, ['email']).email),
  }));
  post(app, '/limits', (body) => void controls.passAttempts(toNumber(body['seconds'], 0)));
  app.delete('/limits', async () => {
    controls.forgetAttempts();
    return DONE;
  });
}

function workAsStaff(app: FastifyInstance, controls: Controls): void {
  post(app, '/customers/:key', (body, key) => ({ ok: controls.changeCustomer(key, customerChange(body)) }));
  post(app, '/orders/:key', (body, key) => ({ ok: controls.workOnOrder(key, orderWork(body)) }));
  post(app, '/reviews/:key?', (body, key) => ({
    ok: true,
    count: controls.acceptReviews(key || undefined, texts(body, ['comment']).comment),
  }));
}

function readBack(app: FastifyInstance, controls: Controls): void {
  app.get('/files.json', async () => controls.files());
  app.get('/files/:key', async (request, reply) => {
    const file = controls.fileContent(keyOf(request));
    if (file === undefined) throw noRoute(request);
    return reply.type(file.type).send(file.content);
  });
  app.get('/requests', async () => ({
    counts: controls.requests.counts(),
    stored: controls.stored(),
    requests: controls.requests.entries,
  }));
  app.delete('/requests', async () => {
    controls.requests.clear();
    return DONE;
  });
  app.get('/mails', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailPage(controls.mails())),
  );
  app.get('/mails.json', async () => controls.mails());
}

function texts<N extends string>(body: Entity, names: readonly N[]): Partial<Record<N, string>> {
  const found: Partial<Record<N, string>> = {};
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') found[name] = value;
  }
  return found;
}

function customerChange(body: Entity): { active?: boolean; group?: 'accept' | 'decline' } {
  const { active, group } = body;
  return {
    ...(typeof active === 'boolean' ? { active } : {}),
    ...(group === 'accept' || group === 'decline' ? { group } : {}),
  };
}

function orderWork(body: Entity): OrderWork {
  const { trackingCodes } = body;
  return {
    ...texts(body, ['order', 'payment', 'delivery', 'document']),
    ...(Array.isArray(trackingCodes) ? { trackingCodes: trackingCodes.map(String) } : {}),
  };
}

function langOf(body: Entity): 'de' | 'en' | 'fr' {
  return body['lang'] === 'en' || body['lang'] === 'fr' ? body['lang'] : 'de';
}

function addFault(controls: Controls, body: Entity): void {
  const kind = FAULTS.find((known) => known === body['kind']) ?? 'status';
  controls.addFault({
    path: String(body['path'] ?? ''),
    ...(typeof body['body'] === 'string' ? { body: body['body'] } : {}),
    times: toNumber(body['times'], 1),
    kind,
    status: toNumber(body['status'], 500),
  });
}
