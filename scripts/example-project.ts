import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { at } from '../gateway/testing/shopper.ts';

const APPS = 'docs/examples/apps';
/** What `npm install` would bring to the examples, beside the client. */
const INSTALLED = [
  '@apollo',
  '@graphql-codegen',
  '@graphql-typed-document-node',
  '@types',
  '@urql',
  'altcha-lib',
  'graphql',
  'rxjs',
  'wonka',
];

/** Where the package of the client is made. */
export const CLIENT: string = resolve('clients/typescript');

/** What a program finds around it, with the shop that it asks. */
export function surroundings(shop: string): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, ...others } = process.env;
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  return { ...others, PATH, SHOP: shop };
}

/**
 * Copies the examples to a folder elsewhere, with the client in it as `npm pack` packs it and npm installs it.
 * @returns the folder, which is the caller's to remove
 */
export async function exampleProject(): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'kontor-apps-'));
  cpSync(APPS, project, { recursive: true, filter: (path) => !/node_modules|\/gql(?:\/|$)/.test(path) });
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@kontor'), { recursive: true });
  for (const name of INSTALLED) symlinkSync(resolve('node_modules', name), join(modules, name));
  // Built beside the project: two test files that pack at once do not write into one folder.
  const source = join(project, 'client');
  cpSync(CLIENT, source, {
    recursive: true,
    filter: (path) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path),
  });
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const build = join(CLIENT, 'tsconfig.build.json');
  await runIn(project, process.execPath, [tsc, '-p', build, '--outDir', join(source, 'dist')]);
  const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', project, source];
  await runIn(project, 'tar', ['-xzf', await runIn(project, 'npm', pack)]);
  cpSync(join(project, 'package'), join(modules, '@kontor/client'), { recursive: true });
  return project;
}

/** Runs a program in a folder; answers with what it prints. */
export async function runIn(
  folder: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = surroundings(''),
): Promise<string> {
  const done = await promisify(execFile)(file, [...args], { cwd: folder, env }).catch((error: unknown) => {
    throw new Error(`${error}\n${String(at(error, 'stdout') ?? '')}${String(at(error, 'stderr') ?? '')}`);
  });
  return done.stdout.trim();
}
