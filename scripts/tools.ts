import { delimiter, join } from 'node:path';
import { canInstall, executable, installPackage } from './debian-package.ts';

/** Programs that the tests use beside Node and a browser, with Debian's package of each. */
const TOOLS = { 'redis-server': 'redis-server', promtool: 'prometheus', haproxy: 'haproxy' } as const;

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => executable(join(folder, program)));

/**
 * Makes sure that a program is there; installs Debian's package as root.
 * @throws Error when there is none and none can be installed
 */
export function ensureTool(program: keyof typeof TOOLS): void {
  if (onPath(program)) return;
  if (!canInstall()) throw new Error(`No ${program} found; Debian has it in the package ${TOOLS[program]}.`);
  installPackage(TOOLS[program]);
  if (!onPath(program)) throw new Error(`${TOOLS[program]} was installed, but there is no ${program}.`);
}
