import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { VARIABLES } from '../../gateway/config/variables.ts';
import { isObject, type Json } from '../../gateway/lib/json.ts';
import { at } from '../../gateway/testing/shopper.ts';
import { chartValues, renderChart } from './testing/chart.ts';

/** A manifest with `validate`, which throws violations of the Kubernetes schema. */
function modelOf(manifest: Json): { validate(): void } {
  if (Deployment.is(manifest)) return new Deployment(manifest);
  if (Service.is(manifest)) return new Service(manifest);
  if (HorizontalPodAutoscaler.is(manifest)) return new HorizontalPodAutoscaler(manifest);
  if (PodDisruptionBudget.is(manifest)) return new PodDisruptionBudget(manifest);
  if (NetworkPolicy.is(manifest)) return new NetworkPolicy(manifest);
  throw new Error(`There is no schema for ${String(manifest['kind'])}`);
}

const KINDS = ['Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
const values = chartValues();
const shipped = renderChart(values);
/** Values with all optional parts enabled. */
const complete = renderChart({ ...values, serviceMonitor: { enabled: true, labels: {} } });
const withValues = (section: string, changed: Json) => {
  const before = values[section];
  return { ...values, [section]: { ...(isObject(before) ? before : {}), ...changed } };
};
const container = (manifests: Map<string, Json>, ...steps: (string | number)[]) =>
  at(manifests.get('Deployment'), 'spec', 'template', 'spec', 'containers', 0, ...steps);
const pod = (manifests: Map<string, Json>, ...steps: (string | number)[]) =>
  at(manifests.get('Deployment'), 'spec', 'template', 'spec', ...steps);

describe('the chart', () => {
  test('needs no Prometheus operator by default', () => {
    expect([...shipped.keys()].toSorted()).toEqual(KINDS);
  });

  test('admits only the trusted ingress', () => {
    expect(at(values, 'env', 'TRUST_PROXY')).toBe('1');
    expect(at(shipped.get('NetworkPolicy'), 'spec', 'ingress', 0, 'from')).toHaveLength(1);
  });

  test.each(KINDS)('renders a valid %s', (kind) => {
    const manifest = complete.get(kind);
    if (manifest === undefined) throw new Error(`There is no ${kind}`);
    expect(() => modelOf(manifest).validate()).not.toThrow();
    // Proves that the schema rejects something.
    expect(() => modelOf({ ...manifest, spec: 'none' }).validate()).toThrow();
  });

  test('scrapes the metrics of its service with the Prometheus operator', () => {
    const monitor = complete.get('ServiceMonitor');
    expect(at(monitor, 'spec', 'selector', 'matchLabels')).toEqual(
      at(complete.get('Service'), 'metadata', 'labels'),
    );
    expect(at(monitor, 'spec', 'endpoints')).toMatchObject([
      { port: 'http', path: '/metrics' },
      { port: 'http', path: '/metrics/fields' },
    ]);
  });

  test('omits disabled manifests', () => {
    const off = { enabled: false };
    expect([...renderChart(withValues('autoscaling', off)).keys()]).not.toContain('HorizontalPodAutoscaler');
    expect([...renderChart(withValues('disruptionBudget', off)).keys()]).not.toContain('PodDisruptionBudget');
    expect([...renderChart(withValues('networkPolicy', off)).keys()]).not.toContain('NetworkPolicy');
    expect(at(renderChart(withValues('autoscaling', off)).get('Deployment'), 'spec', 'replicas')).toBe(2);
    expect(pod(renderChart({ ...values, checkConfig: false }), 'initContainers')).toBeUndefined();
  });

  test('removes a gateway from the service before it stops', () => {
    const probe = container(shipped, 'readinessProbe');
    const noticed = Number(at(probe, 'periodSeconds')) * Number(at(probe, 'failureThreshold'));
    expect(at(probe, 'httpGet', 'path')).toBe('/health/ready');
    expect(Number(at(values, 'shutdown', 'delay'))).toBeGreaterThan(noticed);
    const slow = renderChart(withValues('shutdown', { delay: 30, grace: 20 }));
    expect(pod(slow, 'terminationGracePeriodSeconds')).toBe(55);
    expect(container(slow, 'env')).toEqual(
      expect.arrayContaining([
        { name: 'SHUTDOWN_DELAY_MS', value: '30000' },
        { name: 'SHUTDOWN_GRACE_MS', value: '20000' },
      ]),
    );
  });

  test('checks the configuration in an init container with the same environment', () => {
    const check = pod(shipped, 'initContainers', 0);
    expect(at(check, 'args')).toEqual(['node', 'gateway/main.ts', '--check-config']);
    for (const same of ['env', 'envFrom', 'image', 'securityContext'])
      expect(at(check, same)).toEqual(container(shipped, same));
  });

  test('contains no secrets and known variables only', () => {
    expect(container(shipped, 'envFrom')).toEqual([{ secretRef: { name: 'kontor' } }]);
    const env = container(shipped, 'env');
    const names: readonly string[] = Array.isArray(env) ? env.map((one) => String(at(one, 'name'))) : [];
    expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'SHOPWARE_ENDPOINT', 'TRUST_PROXY']));
    for (const name of names) {
      const variable = VARIABLES.get(name);
      expect([name, variable !== undefined && !('secret' in variable)]).toEqual([name, true]);
    }
  });
});
