import { expect, test } from 'vitest';
import { mergedMetrics } from './merged-metrics.ts';

const of = (process: number, orders: number) => `# HELP kontor_orders_total Orders.
# TYPE kontor_orders_total counter
kontor_orders_total{process="${process}"} ${orders}

# HELP kontor_redis_up Whether.
# TYPE kontor_redis_up gauge
kontor_redis_up{process="${process}"} 1
`;

test('what two processes tell is one text, each metric described once', () => {
  expect(mergedMetrics([of(1, 3), of(2, 4)])).toBe(`# HELP kontor_orders_total Orders.
# TYPE kontor_orders_total counter
kontor_orders_total{process="1"} 3
kontor_orders_total{process="2"} 4

# HELP kontor_redis_up Whether.
# TYPE kontor_redis_up gauge
kontor_redis_up{process="1"} 1
kontor_redis_up{process="2"} 1
`);
});

test('a metric that one process alone has is there', () => {
  const alone = '# HELP kontor_shed_total Shed.\n# TYPE kontor_shed_total counter\nkontor_shed_total 1\n';
  expect(mergedMetrics([of(1, 3), alone])).toContain('kontor_shed_total 1');
});
