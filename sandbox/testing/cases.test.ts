import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { isObject } from '../shops/shape.ts';
import { objectsIn } from '../state/entity.ts';
import { type Answer, Client } from './client.ts';
import { filled, PLACEHOLDERS } from './placeholders.ts';
import { SETUPS } from './setups.ts';
import type { Stage } from './steps.ts';

/** An exchange with a real Shopware 6.6: set-up, request, and what its answer has. */
interface Case {
  readonly number: number;
  readonly name: string;
  readonly setup?: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly token?: string;
  readonly status: number;
  /** Code and pointer of each error. */
  readonly codes?: readonly (readonly [string | null, string | null])[];
  /** `messageKey` of each notice of a cart. */
  readonly notices?: readonly string[];
  /** Whether the list of the answer has elements. */
  readonly some?: boolean;
  readonly hasToken: boolean;
  readonly newToken?: true;
}

const CASES: readonly Case[] = JSON.parse(
  readFileSync(new URL('./fixtures/cases.json', import.meta.url), 'utf8'),
);
/** Fields of each `apiAlias` that the gateway reads, with their recorded types; `?` marks an optional one. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(new URL('./fixtures/entities.json', import.meta.url), 'utf8'),
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

async function run(item: Case): Promise<{ answer: Answer; before: string | undefined }> {
  sandbox.controls.reset();
  sandbox.controls.set({ raceGap: 0 });
  const client = new Client(sandbox.url);
  const stage: Stage = { sandbox, client, names: { ...PLACEHOLDERS } };
  for (const step of SETUPS[item.setup ?? 'visitor'] ?? []) await step(stage);
  if (item.token !== undefined) client.token = item.token || undefined;
  const before = client.token;
  const headers = Object.entries(Object(filled(item.headers ?? {}, stage.names)));
  const path = String(filled(item.path, stage.names));
  const answer = await client.send(
    item.method,
    path,
    filled(item.body, stage.names),
    Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  );
  return { answer, before };
}

function facts({ status, headers, body }: Answer, item: Case, before: string | undefined) {
  const { errors, elements, orders, lineItems } = Object(body);
  const list = Array.isArray(body) ? body : (elements ?? Object(orders).elements ?? lineItems ?? []);
  const token = headers.get('sw-context-token');
  return {
    status,
    codes: objectsIn(errors).map(({ code, source }) => [code, Object(source).pointer ?? null]),
    notices:
      item.notices && isObject(errors)
        ? objectsIn(Object.values(errors))
            .map(({ messageKey }) => messageKey)
            .toSorted()
        : [],
    some: item.some === undefined ? undefined : list.length > 0,
    hasToken: token !== null,
    newToken: token !== null && before !== undefined && token !== before,
  };
}

/** Fields that are absent or have another type than recorded. */
function wrongFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wrongFields);
  if (!isObject(value)) return [];
  const alias = String(value['apiAlias']);
  const wrong = Object.entries(FIELDS[alias] ?? {}).filter(([field, types]) => {
    const found = value[field];
    if (found === null || found === undefined) return false;
    const type = Array.isArray(found) ? 'array' : typeof found;
    return !types.includes(type) && !(type === 'object' && types.includes('array'));
  });
  return [...wrong.map(([field]) => `${alias}.${field}`), ...Object.values(value).flatMap(wrongFields)];
}

describe('the sandbox answers like the recorded Shopware', () => {
  it.each(CASES)('$number $name', async (item) => {
    const { answer, before } = await run(item);
    expect(facts(answer, item, before)).toEqual({
      status: item.status,
      codes: item.codes ?? [],
      notices: item.notices ?? [],
      some: item.some,
      hasToken: item.hasToken,
      newToken: item.newToken ?? false,
    });
    const isNarrowed = isObject(item.body) && item.body['includes'] !== undefined;
    if (answer.status < 300 && !isNarrowed) expect([...new Set(wrongFields(answer.body))]).toEqual([]);
  });
});
