import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';
import { at, Shopper, textAt } from '../gateway/testing/shopper.ts';
import { CLIENT, exampleProject, runIn, surroundings } from './example-project.ts';

const REACT_NATIVE = join(CLIENT, 'testing/react-native.ts');

let gateway: TestGateway;
/** A project elsewhere, with the client as npm installs it. */
let project: string;

/** Begins a program in the project with this Node, and reads its lines as they come. */
function begin(args: readonly string[]) {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const env = surroundings(gateway.url);
  const child = spawn(process.execPath, [...args], { cwd: project, env, stdio: [...stdio] });
  if (!child.stdout) throw new Error('It cannot be listened to');
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Runs a program in the project with this Node; answers with what it prints. */
const program = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runIn(project, process.execPath, args, { ...surroundings(gateway.url), ...env });
const tool = (name: string, ...args: readonly string[]) => program([resolve('node_modules', name), ...args]);

beforeAll(async () => {
  gateway = await startTestGateway({ PAYMENT_RETURN_URLS: 'myshop://pay' });
  project = await exampleProject();
  await tool('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts');
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(project, { recursive: true, force: true });
});

describe('the package of the client', () => {
  test('holds its modules with their types, a licence and a page to read, and nothing else', () => {
    const folder = join(project, 'node_modules/@kontor/client');
    expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map(({ name }) => name);
    expect(files.filter((name) => !/\.js$|\.d\.ts$/.test(name))).toEqual([]);
    expect(files.filter((name) => name.includes('test'))).toEqual([]);
    expect(
      at(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), 'dependencies'),
    ).toBeUndefined();
  });

  test('asks nobody who does not use urql or Apollo to install them', async () => {
    const folder = join(project, 'node_modules/@kontor/client');
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const peers = Object.keys(Object(at(manifest, 'peerDependencies'))).sort();
    expect(peers).toEqual(['@apollo/client', '@urql/exchange-graphcache']);
    for (const name of peers) expect(at(manifest, 'peerDependenciesMeta', name)).toEqual({ optional: true });
    const files = readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
    const foreign = (ending: string) =>
      files.filter(
        (file) =>
          file.endsWith(ending) &&
          /\b(?:from|import) ?\(?'[^.']/.test(readFileSync(join(folder, 'dist', file), 'utf8')),
      );
    // No module at run time, and of types only those of the caches.
    expect(foreign('.js')).toEqual([]);
    expect(foreign('.d.ts').sort()).toEqual([
      'apollo.d.ts',
      'generated/graphcache-schema.d.ts',
      'graphcache.d.ts',
    ]);
  });

  test('gives answers and variables the types that the shop’s schema has', async () => {
    await tool('typescript/bin/tsc', '--noEmit');
    const wrong = `import { createClient } from '@kontor/client';
      declare const Typed: typeof import('./gql/graphql.ts').PhoneAddDocument;
      const client = createClient({ url: '', clientName: '', clientVersion: '' });
      // @ts-expect-error the input is missing
      await client.mutate(Typed);
      // @ts-expect-error the id is missing
      await client.mutate(Typed, { input: {} });
      const { addToCart } = await client.mutate(Typed, { input: { productId: 'p' } });
      export const count: number | undefined = addToCart?.cart?.count;
      // @ts-expect-error it was not asked for
      export const total: unknown = addToCart?.cart?.total;`;
    writeFileSync(join(project, 'src/wrong.ts'), wrong);
    await tool('typescript/bin/tsc', '--noEmit').finally(() => rmSync(join(project, 'src/wrong.ts')));
  });
});

test('documents for Apollo Client and urql are typed as well, parsed', async () => {
  const config = readFileSync(join(project, 'codegen.ts'), 'utf8')
    .replaceAll('src/gql/', 'src/parsed/')
    .replace('...kontorCodegen,', "...kontorCodegen, documentMode: 'documentNode',")
    .replace("'src/**/*.ts'", "'src/typed-cache.ts'");
  writeFileSync(join(project, 'parsed.ts'), config);
  const program = (call: string) => `import { createClient } from '@kontor/client';
    import { apolloClient } from './caches/apollo.ts';
    import { urqlClient } from './caches/urql.ts';
    import { graphql } from './parsed/gql.ts';
    const shop = createClient({ url: process.env['SHOP'] ?? '', clientName: 't', clientVersion: '1', locale: 'fr-CH' });
    const Menu = graphql(\`query TypedMenu { navigation(kind: MAIN, depth: 1) { label } }\`);
    const { data } = await ${call};
    const label: string | undefined = data?.navigation?.[0]?.label;
    // @ts-expect-error it was not asked for
    export const path: unknown = data?.navigation?.[0]?.path;
    process.stdout.write(String(label));`;
  const calls = ['apolloClient(shop).query({ query: Menu })', 'urqlClient(shop).query(Menu, {}).toPromise()'];
  for (const call of calls) {
    writeFileSync(join(project, 'src/typed-cache.ts'), program(call));
    await tool('@graphql-codegen/cli/cjs/bin.js', '--config', 'parsed.ts');
    await tool('typescript/bin/tsc', '--noEmit');
    expect(await runIn(project, process.execPath, ['src/typed-cache.ts'], surroundings(gateway.url))).toMatch(
      /^Cuire/,
    );
  }
  rmSync(join(project, 'src/typed-cache.ts'));
});

test('an example sends a form that it made of what the shop asks for, with a file', async () => {
  expect((await program(['src/service.ts'])).split('\n')).toEqual([
    'Needed: First name, Last name, E-mail, Item, Description of the problem',
    expect.stringMatching(/^Sent: \d{6}-\w{5}$/),
  ]);
});

describe('an example goes from a category to an order', () => {
  test('on a kiosk, without cookies', async () => {
    const lines = (await program(['src/kiosk.ts', 'WILLKOMMEN10'])).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\S.*: \d+, by topseller, .*price-asc/),
      expect.stringMatching(/^Material (?!undefined).*: \S.*, \S/),
      expect.stringMatching(/^\S.*: \S/),
      'In the cart: 3',
      expect.stringMatching(/^Welcome: −\sCHF\s\d/),
      expect.stringMatching(/^Order \d+: CHF\s\d/),
    ]);
  });

  test('in an app with what React Native has of the web, logged in also at the next start', async () => {
    const keychain = { KEYCHAIN: join(project, 'keychain') };
    const phone = ['--import', REACT_NATIVE, 'src/react-native/phone.ts'];
    const first = await program([...phone, 'anna@example.ch', 'kontor-demo'], keychain);
    const paper = expect.stringMatching(/^\S.*: application\/pdf, da$/);
    expect(first.split('\n')).toEqual(['Guten Tag, Anna', paper, expect.stringMatching(/^Bestellt: \d+$/)]);
    const next = await program(phone, keychain);
    expect(next.split('\n')).toEqual(['Guten Tag, Anna', paper]);
  });

  test('in an app whose payment leads away, and is asked for when it is back', async () => {
    const { child, lines } = begin(['src/pay.ts', 'anna@example.ch', 'kontor-demo']);
    const shown = await lines.next();
    const page = String((await lines.next()).value).replace(/^Pay at /, '');
    const answer = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'pay' }),
    });
    expect(answer.headers.get('location')).toMatch(/^myshop:\/\/pay\/done\?order=[0-9a-f]{32}$/);
    expect(shown.value).toMatch(/^Cart: \d+, CHF\s\d/);
    expect((await lines.next()).value).toMatch(/^Order \d+: PAID$/);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('on the server of a SvelteKit site, with the session in a cookie of its own', async () => {
    const { navigation } = await new Shopper(gateway.url).ask('{ navigation(kind: MAIN) { categoryId } }');
    const lines = (await program(['src/sveltekit/visit.ts', textAt(navigation, 0, 'categoryId')])).split(
      '\n',
    );
    expect(lines).toEqual([
      expect.stringMatching(/^\S.*: \d.*\sCHF$/),
      'Dans le panier: 2',
      expect.stringMatching(/^Commande \d+: \d.*\sCHF$/),
    ]);
  });
});
