import { delimiter, join } from 'node:path';
import { executable } from './debian-package.ts';
import type { Requirement } from './requirements.ts';

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => executable(join(folder, program)));

const tool = (program: string, debianPackage: string, reason: string): Requirement => ({
  program,
  debianPackage,
  reason,
  isThere: () => onPath(program),
});

/** Programs that the tests use beside Node and a browser. */
export const REDIS = tool(
  'redis-server',
  'redis-server',
  'gateways of one shop share a real Redis in the tests.',
);
export const PROMTOOL = tool(
  'promtool',
  'prometheus',
  'the metrics and the alert rules are checked with it.',
);
export const HAPROXY = tool('haproxy', 'haproxy', 'the configuration of the balancer is run with it.');
export const ALERTMANAGER = tool(
  'prometheus-alertmanager',
  'prometheus-alertmanager',
  'the alerts are sent through it to a receiver.',
);
