import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { Client } from './client.ts';
import { violationsOf } from './openapi.ts';
import { KNOWN_WRONG } from './openapi-known.ts';
import { type DescribedRoute, ROUTES } from './openapi-routes.ts';
import { filled, PLACEHOLDERS } from './placeholders.ts';
import type { Stage } from './setup-steps.ts';
import { SETUPS } from './setups.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(async () => {
  await sandbox.close();
});

async function answerOf(route: DescribedRoute): Promise<{ status: number; body: unknown }> {
  sandbox.controls.reset();
  const client = new Client(sandbox.url);
  const stage: Stage = { sandbox, client, names: { ...PLACEHOLDERS } };
  await SETUPS[route.setup ?? 'visitor']?.(stage);
  const path = route.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => stage.names[route.with?.[name] ?? name] ?? name,
  );
  const body = route.method === 'GET' ? undefined : filled(route.body ?? {}, stage.names);
  return client.send(route.method, `/store-api${path}`, body);
}

describe('every answer keeps to the OpenAPI document', () => {
  it.each(
    ROUTES.map((route) => ({ title: `${route.method} ${route.path} ${route.setup ?? ''}`.trim(), route })),
  )('$title', async ({ route }) => {
    const { status, body } = await answerOf(route);
    expect(status).toBe(200);
    expect(violationsOf(route.method, route.path, body, KNOWN_WRONG)).toEqual([]);
  });
});
