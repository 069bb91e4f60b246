import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../gateway/testing/free-port.ts';
import { at } from '../gateway/testing/shopper.ts';

interface Received {
  readonly path: string | undefined;
  readonly alerts: readonly string[];
  readonly status: unknown;
}

const received: Received[] = [];
let receiver: Server;
let alertmanager: ChildProcess;
let url: string;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body: unknown = JSON.parse(text);
    const alerts = at(body, 'alerts');
    const names = Array.isArray(alerts) ? alerts.map((one) => String(at(one, 'labels', 'alertname'))) : [];
    received.push({ path: request.url, alerts: names, status: at(body, 'status') });
    response.end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  await startAlertmanager(`http://127.0.0.1:${port}`);
}, 60_000);
afterAll(() => {
  alertmanager.kill();
  receiver.close();
});

/** Alertmanager with the shipped configuration, a local receiver and short waiting times. */
async function startAlertmanager(webhook: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alertmanager-'));
  const shipped = readFileSync('deploy/alertmanager.yml', 'utf8');
  const config = join(folder, 'alertmanager.yml');
  const here = shipped.replaceAll('http://alerts.invalid', webhook);
  writeFileSync(
    config,
    here.replace('group_wait: 30s', 'group_wait: 1s').replace('group_interval: 5m', 'group_interval: 1s'),
  );
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  alertmanager = spawn(
    'prometheus-alertmanager',
    [
      `--config.file=${config}`,
      `--storage.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--cluster.listen-address=',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  alertmanager.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  for (let tries = 0; tries < 200; tries++) {
    if (alertmanager.exitCode !== null) throw new Error(output);
    if ((await fetch(`${url}/-/ready`).catch(() => null))?.ok) return;
    await wait(50);
  }
  throw new Error(`Alertmanager does not answer: ${output}`);
}

/** Sends alerts as Prometheus does. */
async function fire(
  ...alerts: readonly (readonly [name: string, severity: string, endsAt?: string])[]
): Promise<void> {
  const body = alerts.map(([alertname, severity, endsAt]) => ({
    labels: { alertname, severity, instance: 'gateway-1:3000' },
    annotations: { summary: alertname },
    ...(endsAt === undefined ? {} : { endsAt }),
  }));
  const answer = await fetch(`${url}/api/v2/alerts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}
const firing = (path: string) =>
  received.filter((one) => one.path === path && one.status === 'firing').flatMap(({ alerts }) => alerts);

test('the configuration passes amtool', () => {
  expect(execFileSync('amtool', ['check-config', 'deploy/alertmanager.yml'], { encoding: 'utf8' })).toContain(
    'SUCCESS',
  );
});

test('routes alerts and resolved alerts by severity', async () => {
  await fire(['GatewayDown', 'page'], ['CacheCold', 'ticket']);
  await expect.poll(() => firing('/page'), { timeout: 20_000 }).toContain('GatewayDown');
  await expect.poll(() => firing('/ticket'), { timeout: 20_000 }).toContain('CacheCold');
  expect(firing('/page')).not.toContain('CacheCold');
  await fire(['GatewayDown', 'page', new Date(Date.now() - 1_000).toISOString()]);
  const resolved = () => received.some(({ path, status }) => path === '/page' && status === 'resolved');
  await expect.poll(resolved, { timeout: 20_000 }).toBe(true);
}, 60_000);

test('inhibits alerts caused by a Shopware outage', async () => {
  await fire(['ShopwareCircuitOpen', 'page']);
  await expect.poll(() => firing('/page'), { timeout: 20_000 }).toContain('ShopwareCircuitOpen');
  await fire(['ErrorBudgetBurnsFast', 'page'], ['GraphqlErrors', 'ticket'], ['RedisGone', 'page']);
  await expect.poll(() => firing('/page'), { timeout: 20_000 }).toContain('RedisGone');
  await expect
    .poll(async () => {
      const known: unknown = await (await fetch(`${url}/api/v2/alerts?inhibited=true&active=false`)).json();
      return Array.isArray(known) ? known.map((one) => at(one, 'labels', 'alertname')).toSorted() : [];
    })
    .toEqual(['ErrorBudgetBurnsFast', 'GraphqlErrors']);
  expect([...firing('/page'), ...firing('/ticket')]).not.toContain('ErrorBudgetBurnsFast');
}, 60_000);

test('every alert has a severity', () => {
  const files = ['deploy/alerts.yml', 'deploy/error-budget.yml'];
  const rules = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)];
  expect(rules.match(/severity: (?:page|ticket) \}/g)).toHaveLength(alerts.length);
  const inhibited = [...readFileSync('deploy/alertmanager.yml', 'utf8').matchAll(/alertname=~?"([^"]+)"/g)];
  const names = inhibited.flatMap(([, list = '']) => list.split('|'));
  for (const name of names)
    expect(alerts.some(([, alert = '']) => new RegExp(`^${name}$`).test(alert))).toBe(true);
});
