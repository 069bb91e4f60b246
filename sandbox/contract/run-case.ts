import type { Sandbox } from '../sandbox.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { adminToken } from './admin-token.ts';
import { type Answer, Client } from './client.ts';
import { filled, PLACEHOLDERS } from './placeholders.ts';
import type { Stage } from './setup-steps.ts';
import { SETUPS } from './setups.ts';
import { missingIn, shapeOf } from './shape.ts';

/** A recorded exchange: state, request, expected status, codes and shape. */
export interface Case {
  readonly number: number;
  readonly name: string;
  readonly setup?: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A context token that the client invented; empty for none. */
  readonly token?: string;
  readonly admin?: true;
  readonly form?: true;
  readonly status: number;
  /** Code and pointer of each error, in order. */
  readonly codes?: readonly (readonly [string | null, string | null])[];
  /** `messageKey` of each notice of a cart. */
  readonly notices?: readonly string[];
  readonly shape?: unknown;
  /** The list, cart or order list of the answer is not empty. */
  readonly some?: boolean;
  readonly hasToken: boolean;
  readonly newToken?: true;
  /** The answer of Shopware 6.7 where it differs; for readers, not checked. */
  readonly in67?: Pick<Case, 'status' | 'codes'>;
}

/** Against a fresh state; returns the differences. */
export async function runCase(sandbox: Sandbox, item: Case): Promise<string[]> {
  sandbox.controls.reset();
  sandbox.controls.set({ raceGap: 0 });
  const client = new Client(sandbox.url);
  const stage: Stage = { sandbox, client, names: { ...PLACEHOLDERS } };
  const setup = SETUPS[item.setup ?? 'visitor'];
  if (setup === undefined) return [`no set-up called "${item.setup}"`];
  await setup(stage);
  if (item.token !== undefined) client.token = item.token || undefined;
  const before = client.token;
  const headers: Record<string, string> = { ...headersOf(item, stage) };
  if (item.admin) headers['authorization'] = `Bearer ${await adminToken(sandbox.url)}`;
  const body = filled(item.body, stage.names);
  const sent = item.form && isObject(body) ? String(new URLSearchParams(flat(body))) : body;
  const answer = await client.send(item.method, String(filled(item.path, stage.names)), sent, headers);
  return differences(item, answer, before);
}

function headersOf(item: Case, stage: Stage): Record<string, string> {
  const headers = filled(item.headers ?? {}, stage.names);
  const entries = Object.entries(isObject(headers) ? headers : {}).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return {
    ...Object.fromEntries(entries),
    ...(item.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
}

function flat(body: Entity): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

function differences(item: Case, answer: Answer, before: string | undefined): string[] {
  const found: string[] = [];
  const expect = (what: string, expected: unknown, got: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(got)) {
      found.push(
        `${what}: ${JSON.stringify(expected)} expected, ${JSON.stringify(got)?.slice(0, 600)} found`,
      );
    }
  };
  expect('status', item.status, answer.status);
  const body = isObject(answer.body) ? answer.body : {};
  if (item.codes !== undefined) expect('codes', item.codes, codesOf(body));
  if (item.notices !== undefined) expect('notices', item.notices, noticesOf(body));
  if (item.shape !== undefined && !fits(item.shape, shapeOf(answer.body))) {
    expect('shape', item.shape, shapeOf(answer.body));
  }
  if (item.some !== undefined) expect('holds something', item.some, listOf(answer.body).length > 0);
  const token = answer.headers.get('sw-context-token');
  expect('has a token', item.hasToken, token !== null);
  if (before !== undefined && token !== null) expect('new token', item.newToken ?? false, token !== before);
  if (answer.status < 300) found.push(...missingIn(answer.body, narrowed(item)));
  return found;
}

/** Every key must be there; empty lists and nulls match anything. */
function fits(expected: unknown, got: unknown): boolean {
  if (expected === 'null' || got === 'null') return true;
  if (Array.isArray(expected) && expected.length === 0) return true;
  if (Array.isArray(got) && got.length === 0) return Array.isArray(expected) || isObject(expected);
  if (Array.isArray(expected) && Array.isArray(got)) return fits(expected[0], got[0]);
  if (isObject(expected) && isObject(got))
    return Object.keys(expected).every((key) => key in got && fits(expected[key], got[key]));
  return expected === got;
}

function listOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return [];
  const orders = isObject(body['orders']) ? body['orders']['elements'] : undefined;
  const list = body['elements'] ?? orders ?? body['lineItems'];
  return Array.isArray(list) ? list : [];
}

function codesOf(body: Entity): unknown {
  const errors = body['errors'];
  if (!Array.isArray(errors)) return null;
  return errors
    .filter(isObject)
    .map(({ code, source }) => [code, isObject(source) ? source['pointer'] : null]);
}

function noticesOf(body: Entity): unknown {
  const errors = body['errors'];
  return isObject(errors)
    ? Object.values(errors)
        .map((error) => (isObject(error) ? String(error['messageKey']) : ''))
        .toSorted()
    : [];
}

function narrowed(item: Case): ReadonlySet<string> {
  const includes = isObject(item.body) ? item.body['includes'] : undefined;
  return new Set(isObject(includes) ? Object.keys(includes) : []);
}
