import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readConfigurations } from '../gateway/config/channels.ts';
import { readConfiguration } from '../gateway/config/configuration.ts';
import { VARIABLES } from '../gateway/config/variables.ts';
import catalogue from '../gateway/platform/metrics/catalogue.json' with { type: 'json' };
import { Metrics } from '../gateway/platform/metrics/metrics.ts';
import { IMAGE_ENVIRONMENT } from './runtime-environment.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const promtool = (...args: string[]): string =>
  execFileSync('promtool', args, { encoding: 'utf8', stdio: 'pipe' });
const rules = ['alerts', 'error-budget'].map((name) => read(`deploy/${name}.yml`)).join('\n');
const cases = ['alerts', 'error-budget'].map((name) => read(`deploy/${name}.test.yml`)).join('\n');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');

describe('the alerts', () => {
  test('pass the unit tests of promtool', () => {
    for (const name of ['alerts', 'error-budget']) {
      expect(promtool('check', 'rules', `deploy/${name}.yml`)).toContain('SUCCESS');
      expect(promtool('test', 'rules', `deploy/${name}.test.yml`)).toContain('SUCCESS');
    }
    expect(promtool('check', 'config', '--syntax-only', 'deploy/prometheus.yml')).toContain('SUCCESS');
  }, 300_000);

  test.each(alerts)(
    '%s has a case in which it fires, one in which it does not, and a section of the runbook',
    (alert) => {
      expect(cases.match(new RegExp(`alertname: ${alert}$`, 'gm'))).toHaveLength(2);
      const [, section = ''] = read('docs/runbook.md').split(`### ${alert}\n`);
      const steps = section.split('\n#', 1)[0]?.match(/^- \*\*(?:Meaning|Look|Do):/gm);
      expect(steps).toEqual(['- **Meaning:', '- **Look:', '- **Do:']);
    },
  );

  test('use existing metrics, as does the dashboard', async () => {
    const catalogueNames = Object.values(catalogue).flatMap(Object.values<{ readonly name: string }>);
    const standard = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
    const known = new Set([
      ...catalogueNames.map(({ name }) => name),
      ...standard,
      'kontor_graphql_field_requests_total',
    ]);
    const usedNames = [rules, read('deploy/grafana/dashboards/kontor.json')].flatMap(
      (text) => text.match(/\b(?:kontor|nodejs|process)_[a-z_0-9]+/g) ?? [],
    );
    const missing = usedNames.filter(
      (name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name),
    );
    expect(usedNames.length).toBeGreaterThan(40);
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the dashboard', () => {
  interface Dashboard {
    readonly templating: { readonly list: readonly { readonly name: string; readonly definition: string }[] };
    readonly panels: readonly {
      readonly title: string;
      readonly targets?: readonly { readonly expr: string }[];
    }[];
  }
  const dashboard: Dashboard = JSON.parse(read('deploy/grafana/dashboards/kontor.json'));
  const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );

  test('has valid PromQL expressions', () => {
    const rules = queries.map(([, expr], index) => ({
      record: `panel:${index}`,
      expr: expr
        .replaceAll('$__rate_interval', '5m')
        .replaceAll(/\$(?:instance|channel|operation|client)/g, '.*'),
    }));
    const file = join(mkdtempSync(join(tmpdir(), 'dashboard-')), 'rules.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool('check', 'rules', file)).toContain(`SUCCESS: ${queries.length} rules found`);
  });
});

describe('Alertmanager', () => {
  const config = 'deploy/alertmanager.yml';
  const amtool = (...args: string[]): string =>
    execFileSync('amtool', args, { encoding: 'utf8', stdio: 'pipe' });

  test('accepts its configuration and routes alerts by severity', () => {
    expect(amtool('check-config', config)).toContain('SUCCESS');
    for (const severity of ['page', 'ticket'])
      expect(
        amtool('config', 'routes', 'test', `--config.file=${config}`, `severity=${severity}`).trim(),
      ).toBe(severity);
    expect(rules.match(/severity: (?:page|ticket) \}/g)).toHaveLength(alerts.length);
  });

  test('inhibits existing alerts', () => {
    const inhibited = [...read(config).matchAll(/alertname=~?"([^"]+)"/g)];
    for (const name of inhibited.flatMap(([, list = '']) => list.split('|')))
      expect([name, alerts.some((alert) => new RegExp(`^${name}$`).test(alert))]).toEqual([name, true]);
  });
});

describe('the image', () => {
  /** Packages that the gateway imports at run time. */
  function imported(folder: string): string[] {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
      .flatMap((file) => [
        ...read(join(folder, file)).matchAll(/^import (?!type )[^;]*?from '([^'.][^']*)'/gm),
        ...read(join(folder, file)).matchAll(/\bimport\('([^'.][^']*)'\)/g),
      ])
      .map(([, from = '']) =>
        from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? ''),
      )
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  }

  test('contains every package of the gateway', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
    const needed = [...new Set(imported('gateway'))];
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('uses the measured runtime settings', () => {
    const image = read('Dockerfile');
    const set = Object.fromEntries(
      [...image.matchAll(/\b([A-Z_]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, value]) => [
        name,
        quoted ?? value,
      ]),
    );
    for (const [name, value] of Object.entries(IMAGE_ENVIRONMENT))
      expect([name, set[name]]).toEqual([name, value]);
  });

  test('has the same settings as the systemd unit', () => {
    const unit = read('deploy/kontor.service');
    const set = [...unit.matchAll(/^Environment="?(\w+)=(.*?)"?$/gm)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(set)).toMatchObject(IMAGE_ENVIRONMENT);
    expect(unit).toMatch(/^ExecStart=\/\S+\/node gateway\/main\.ts$/m);
    const { shutdownDelay, shutdownGrace } = readConfiguration({
      NODE_ENV: 'production',
      SESSION_SECRETS: 'a-secret-of-more-than-32-characters',
      SHOPWARE_ENDPOINT: 'https://shop.example',
      SHOPWARE_ACCESS_TOKEN: 'SWSCEXAMPLE',
    });
    const [, limit] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(limit) * 1_000).toBeGreaterThan(shutdownDelay + shutdownGrace);
  });

  test('runs without root and sets known variables only', () => {
    expect(read('Dockerfile')).toMatch(/\nUSER node\n(?:.*\n)*CMD \["node", "gateway\/main.ts"\]\n$/);
    const anchor =
      /environment:\n((?: {4}\w+: .*\n)+) {2}read_only/.exec(read('docker-compose.yml'))?.[1] ?? '';
    const set = [...anchor.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter((name) => !VARIABLES.has(name ?? ''))).toEqual([]);
  });
});

describe('the example of several channels', () => {
  const example = 'deploy/channels.example.json';

  test('is valid for its schema, which rejects variables of the process', () => {
    const isValid = new Ajv({ allowUnionTypes: true }).compile(
      JSON.parse(read('deploy/channels.schema.json')),
    );
    expect(isValid(JSON.parse(read(example)))).toBe(true);
    expect(isValid({ channels: { shop: { PUBLIC_URL: 'https://shop.example', PORT: '80' } } })).toBe(false);
    expect(isValid({ channels: { Shop: { PUBLIC_URL: 'https://shop.example' } } })).toBe(false);
    expect(isValid({ channels: { shop: {} } })).toBe(false);
  });

  test('is accepted by the gateway and mounted by compose', () => {
    const channels = readConfigurations({
      SHOPWARE_ENDPOINT: 'https://shop.example',
      KONTOR_CHANNELS: example,
    });
    expect(channels.map(({ channel }) => channel?.name)).toEqual(['kitchen', 'bikes']);
    expect(read('docker-compose.yml')).toContain(`:-./${example}}:/etc/kontor/channels.json:ro`);
  });
});
