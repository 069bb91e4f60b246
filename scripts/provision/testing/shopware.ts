import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { demo } from '../../../sandbox/shops/demo.ts';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { DOCUMENT_NAMES } from '../../../sandbox/shops/model/people.ts';
import { isObject } from '../../../sandbox/shops/shape.ts';
import { SYSTEM_CURRENCY, SYSTEM_LANGUAGE } from '../target.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Answer = readonly [status: number, body: unknown];

/** Hooks of a test into requests. */
interface Hooks {
  /** Called after a request was executed; true closes the connection without a response. */
  hangUp?: (path: string) => boolean;
}

/** The part of Shopware 6.6's Admin API that provisioning needs, with its unique keys and recorded responses. */
export class TestingShopware {
  readonly hooks: Hooks = {};
  /** Paths of the requests, without those for tokens. */
  readonly requests: string[] = [];
  readonly #tables = new Map<string, Map<string, Row>>();
  readonly #configuration = new Map<string, unknown>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  private constructor() {
    for (const [entity, rows] of Object.entries(INSTALLED)) for (const row of rows) this.put(entity, row);
  }

  static async start(): Promise<TestingShopware> {
    const shopware = new TestingShopware();
    shopware.#server.keepAliveTimeout = 0;
    shopware.#server.listen(0, '127.0.0.1');
    await once(shopware.#server, 'listening');
    return shopware;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get endpoint(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  }

  rows(entity: string): Row[] {
    return [...this.#table(entity).values()];
  }

  /** All stored data, for comparisons. */
  get stored(): unknown {
    return Object.fromEntries(
      [...this.#tables.keys()].sort().map((entity) => [entity, Object.fromEntries(this.#table(entity))]),
    );
  }

  /** Writes a row like Shopware's worker, which replaces conflicting rows. */
  put(entity: string, row: Row): void {
    const table = this.#table(entity);
    for (const existing of table.values()) if (clash(entity, row, existing)) table.delete(existing.id);
    table.set(row.id, row);
  }

  #table(entity: string): Map<string, Row> {
    const table = this.#tables.get(entity) ?? new Map<string, Row>();
    this.#tables.set(entity, table);
    return table;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://shopware');
    const json = request.headers['content-type'] === 'application/json' && chunks.length > 0;
    const body: unknown = json ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    const [status, answer] = this.#answer(url, isObject(body) ? body : {});
    if (url.pathname !== '/api/oauth/token') this.requests.push(url.pathname);
    if (this.hooks.hangUp?.(url.pathname)) response.destroy();
    else
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  #answer({ pathname, searchParams }: URL, body: Record<string, unknown>): Answer {
    const [, , group = '', name = '', id = ''] = pathname.split('/');
    if (group === 'oauth') return [200, { access_token: 'token', expires_in: 600 }];
    if (group === 'search-ids') return [200, { data: this.#found(name, body).map((row) => row.id) }];
    if (group === 'search') return [200, { data: this.#found(name, body) }];
    if (name === 'access-key') return [200, { accessKey: 'SWSCPROVISIONEDINTHISTEST0' }];
    if (name === 'media') return this.#upload(id);
    if (name === 'sync') return this.#sync(body);
    return this.#settings(`${searchParams.get('salesChannelId') ?? ''}:`, body);
  }

  #settings(channel: string, body: Record<string, unknown>): Answer {
    for (const [key, value] of Object.entries(body)) {
      if (value === null) this.#configuration.delete(channel + key);
      else this.#configuration.set(channel + key, value);
    }
    const found = [...this.#configuration].filter(([key]) => key.startsWith(channel));
    return [200, Object.fromEntries(found.map(([key, value]) => [key.slice(channel.length), value]))];
  }

  #upload(id: string): Answer {
    const row = this.#table('media').get(id);
    if (row === undefined) return [404, undefined];
    this.#table('media').set(id, { ...row, mimeType: 'image/webp' });
    return [204, undefined];
  }

  #found(name: string, { ids, filter, page, limit }: Record<string, unknown>): Row[] {
    const selectedIds = Array.isArray(ids) ? new Set(ids) : undefined;
    const all = this.rows(name.replaceAll('-', '_')).filter(
      (row) =>
        (selectedIds?.has(row.id) ?? true) &&
        (!Array.isArray(filter) || filter.every((one) => meets(row, one))),
    );
    const size = typeof limit === 'number' ? limit : all.length;
    const from = typeof page === 'number' ? (page - 1) * size : 0;
    return all.slice(from, from + size);
  }

  /** Atomic, as in Shopware. */
  #sync(body: Record<string, unknown>): Answer {
    for (const operation of Object.values(body)) {
      if (!isObject(operation)) continue;
      const entity = String(operation['entity']);
      const payload = (Array.isArray(operation['payload']) ? operation['payload'] : []).filter(isRow);
      const draft = new Map(this.#table(entity));
      for (const row of payload) {
        if (operation['action'] === 'delete') draft.delete(row.id);
        else {
          const refused = refusal(entity, row, draft);
          if (refused !== undefined) return refused;
          draft.set(row.id, { mimeType: null, ...draft.get(row.id), ...row });
        }
      }
      this.#tables.set(entity, draft);
    }
    return [200, { data: {}, notFound: [], deleted: [] }];
  }
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value['id'] === 'string';
}

/** As recorded on 6.6.7.1: errors of the database have no pointer. */
function refusal(entity: string, row: Row, table: ReadonlyMap<string, Row>): Answer | undefined {
  const existing = [...table.values()].find((there) => clash(entity, row, there));
  if (existing === undefined) return undefined;
  const key = samePath(row, existing) ? 'uniq.seo_url.seo_path_info' : 'uniq.seo_url.foreign_key';
  const detail = `An exception occurred while executing a query: SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry '\\x01...' for key '${key}'`;
  return [500, { errors: [{ code: '1062', status: '500', title: 'Internal Server Error', detail }] }];
}

const folded = (row: Row): string => String(row['seoPathInfo']).toLowerCase();

const samePath = (row: Row, existing: Row): boolean => folded(row) === folded(existing);

/** The two unique keys of Shopware's SEO paths, which ignore case. */
function clash(entity: string, row: Row, existing: Row): boolean {
  if (entity !== 'seo_url' || row.id === existing.id || row['languageId'] !== existing['languageId'])
    return false;
  const sameEntity = row['foreignKey'] === existing['foreignKey'] && row['isCanonical'] === true;
  return samePath(row, existing) || (sameEntity && existing['isCanonical'] === true);
}

function meets(row: Row, filter: unknown): boolean {
  if (!isObject(filter)) return false;
  const { type, field, value, operator, queries } = filter;
  if (Array.isArray(queries))
    return operator === 'or'
      ? queries.some((one) => meets(row, one))
      : queries.every((one) => meets(row, one));
  const found = row[String(field)] ?? null;
  if (type === 'equals') return found === value;
  const values: unknown[] = Array.isArray(value) ? value : String(value).split('|');
  const plain = (one: unknown) => String(one).toLowerCase();
  return values.some((one) => plain(one) === plain(found));
}

/** A Shopware installed in German with Swiss francs. */
const INSTALLED: Readonly<Record<string, readonly Row[]>> = {
  language: [
    { id: SYSTEM_LANGUAGE, locale: { code: 'de-DE' } },
    { id: idOf('found-language', 'en'), locale: { code: 'en-GB' } },
  ],
  locale: ['de-DE', 'en-GB', 'fr-CH'].map((code) => ({ id: idOf('found-locale', code), code })),
  currency: demo.salesChannel.currencies.map(({ iso, factor }) => ({
    id: iso === 'CHF' ? SYSTEM_CURRENCY : idOf('found-currency', iso),
    isoCode: iso,
    factor,
  })),
  country: demo.salesChannel.countries.map(({ iso }) => ({ id: idOf('found-country', iso), iso })),
  salutation: demo.salesChannel.salutations.map(({ key }) => ({
    id: idOf('found-salutation', key),
    salutationKey: key,
  })),
  document_type: Object.keys(DOCUMENT_NAMES).map((key) => ({
    id: idOf('found-document-type', key),
    technicalName: key,
  })),
  media_default_folder: [
    {
      id: idOf('found-folder', 'default'),
      entity: 'product_download',
      folder: { id: idOf('found-folder', 'product_download') },
    },
  ],
};
