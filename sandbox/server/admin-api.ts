import type { FastifyPluginAsync } from 'fastify';
import { FieldSelection } from '../protocol/call.ts';
import { fieldOf, parseCriteria, select } from '../protocol/criteria.ts';
import { doesNotExist, failure, noRoute, plainFailure, refuse } from '../protocol/errors.ts';
import { imitationToken, STAFF_ID } from '../rules/account/customers.ts';
import { seoUrlEntity } from '../rules/catalog/entities.ts';
import { uploadEntity } from '../rules/media.ts';
import { demo } from '../shops/demo.ts';
import { idOf, paymentMethodId } from '../shops/derive/ids.ts';
import { isObject } from '../shops/shape.ts';
import { languagesOf } from '../state/channel.ts';
import { type Entity, entity, newId, stamp } from '../state/entity.ts';
import type { FileRecord } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { bodyOf, contentOf, header, originOf, paramsOf, queryOf, sendAnswer } from './request.ts';

interface AdminCall {
  readonly shop: Shop;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Entity;
  readonly body: Entity;
  readonly file: Buffer;
  readonly contentType: string;
  readonly origin: string;
}

/** Handlers by method and path below `/api`; undefined for 204. */
type AdminRoutes = Readonly<
  Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, (call: AdminCall) => unknown>
>;

/** Maximum and default of a search (case 827). */
const MAX_LIMIT = 500;

/** Snippets that staff changed, by locale; Shopware keeps the labels of custom fields as snippets too. */
function translations(locale: string): Entity {
  const language = demo.salesChannel.languages.find(({ code }) => code === locale);
  if (language === undefined) return {};
  const snippets = Object.entries(demo.snippets).map(([key, text]) => [key, text[language.lang]]);
  return { 'customFields.kontor_facts': 'Eckdaten', ...Object.fromEntries(snippets) };
}

const setId = (locale: string): string => idOf('snippet-set', locale);

const SEARCHABLE: Readonly<Record<string, (call: AdminCall) => readonly Entity[]>> = {
  'seo-url': ({ shop }) => shop.seo.all.map(seoUrlEntity),
  media: ({ shop, origin }) => shop.files.all().map((file) => uploadEntity(file, origin)),
  'snippet-set': ({ shop }) =>
    languagesOf(shop).map(({ code }) =>
      entity('snippet_set', setId(code), { name: `BASE ${code}`, iso: code }),
    ),
  snippet: ({ shop }) =>
    languagesOf(shop).flatMap(({ code }) =>
      Object.entries(translations(code)).map(([translationKey, value]) =>
        entity('snippet', idOf('snippet', `${code}:${translationKey}`), {
          setId: setId(code),
          translationKey,
          value,
        }),
      ),
    ),
  'app-payment-method': ({ shop, origin }) =>
    shop.catalogue.paymentMethods
      .filter(({ handler }) => handler === 'asynchronous')
      .map(({ key }) =>
        entity('app_payment_method', idOf('app-payment-method', key), {
          payUrl: shop.switches.appsPayOffline ? null : `${origin}/_pay`,
          paymentMethodId: paymentMethodId(key),
        }),
      ),
};

function search(call: AdminCall): unknown {
  const name = call.params['entity'] ?? '';
  const entities = SEARCHABLE[name]?.(call);
  if (entities === undefined) throw noRoute('POST', `/api/search/${name}`);
  const criteria = parseCriteria(call.body, MAX_LIMIT, MAX_LIMIT);
  const read = (item: Entity, field: string) => fieldOf(item, field, name.replaceAll('-', '_'));
  const { page, total } = select(entities, criteria, read);
  return new FieldSelection(call.body).apply({ total, data: page, aggregations: [] });
}

function fileOf({ shop, params }: AdminCall): FileRecord {
  const id = params['id'] ?? '';
  const file = shop.files.get(id);
  if (file === undefined) throw failure(404, 'FRAMEWORK__RESOURCE_NOT_FOUND');
  return file;
}

function putMedia({ shop, params, body }: AdminCall): void {
  const { title } = body;
  const id = params['id'] ?? (typeof body['id'] === 'string' ? body['id'] : newId());
  const before = shop.files.get(id) ?? { id, createdAt: stamp(), file: null };
  shop.files.set(id, { ...before, title: typeof title === 'string' ? title : null });
}

function upload(call: AdminCall): void {
  const { shop, query, file: content, contentType } = call;
  const extension = String(query['extension']).toLowerCase();
  const record = fileOf(call);
  const name = String(query['fileName']);
  shop.files.set(record.id, { ...record, file: { name, extension, mimeType: contentType, content } });
}

/** Renders the subset of Twig that mails use: `{{ group.name }}`, with or without filters. */
function render(template: unknown, data: unknown): string {
  return String(template).replace(/\{\{ ?([\w.]+)[^}]*\}\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), data);
    return value === undefined ? '' : String(value);
  });
}

function sendMail({ shop, body }: AdminCall): unknown {
  const { recipients, subject, contentPlain, senderName, mailTemplateData: data } = body;
  const text = render(contentPlain, data);
  for (const to of Object.keys(isObject(recipients) ? recipients : {}))
    shop.sendMail(to, render(subject, data), text, String(senderName));
  return { size: text.length };
}

function settings({ shop, query }: AdminCall): Entity {
  const prefix = `${String(query['domain'])}.`;
  return Object.fromEntries([...shop.settings].filter(([key]) => key.startsWith(prefix)));
}

/** Shopware requires the login of a user here; an integration is refused. */
function generateImitationToken({ shop, body }: AdminCall): unknown {
  const customerId = String(body['customerId']);
  if (shop.customers.get(customerId) === undefined) refuse([doesNotExist('/customerId', customerId)]);
  return { token: imitationToken({ customerId, userId: STAFF_ID }) };
}

const ADMIN_ROUTES: AdminRoutes = {
  'GET /translations/:locale': ({ params }) => translations(params['locale'] ?? ''),
  'POST /_proxy/generate-imitate-customer-token': generateImitationToken,
  'POST /search/:entity': search,
  'POST /media': putMedia,
  'PATCH /media/:id': putMedia,
  'DELETE /media/:id': (call) => void call.shop.files.delete(fileOf(call).id),
  'POST /_action/media/:id/upload': upload,
  'POST /_action/mail-template/send': sendMail,
  'GET /_action/system-config': settings,
};

const CLIENT_ID = 'SWIAKONTORSANDBOXDEMOSHOP0';
const CLIENT_SECRET = 'sandbox-secret';
/** The same in every sandbox, so that a gateway survives a restart of it. */
const ACCESS_TOKEN = 'sandbox.admin.token';
const TOKEN_LIFETIME_S = 600;

export const adminApi: FastifyPluginAsync<{ readonly shop: Shop }> = async (app, { shop }) => {
  app.post('/oauth/token', (request, reply) => {
    const { grant_type: grant, client_id: id, client_secret: secret } = bodyOf(request);
    if (grant !== 'client_credentials' || id !== CLIENT_ID || secret !== CLIENT_SECRET)
      throw plainFailure(401, 'Client authentication failed', '4');
    return sendAnswer(reply, {
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_S,
      access_token: ACCESS_TOKEN,
    });
  });
  for (const [route, handler] of Object.entries(ADMIN_ROUTES)) {
    const [method = '', url = ''] = route.split(' ');
    app.route({
      method,
      url,
      handler: (request, reply) => {
        if (header(request, 'authorization') !== `Bearer ${ACCESS_TOKEN}`)
          throw plainFailure(401, 'The resource owner or authorization server denied the request.', '9');
        const contentType = header(request, 'content-type') ?? '';
        const body = handler({
          shop,
          params: paramsOf(request),
          query: queryOf(request),
          body: contentType.startsWith('application/json') ? bodyOf(request) : {},
          file: contentOf(request),
          contentType,
          origin: originOf(request),
        });
        return sendAnswer(reply, body);
      },
    });
  }
};
