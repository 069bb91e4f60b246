import { globSync, statSync } from 'node:fs';
import { build } from 'vite';

const BUILT = 'dist/graphiql/index.html';
const SOURCES = ['web/graphiql/*', 'scripts/build-graphiql.ts', 'package-lock.json'];

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the page on which queries are tried (`/graphiql`, outside production), if it is not built as its sources are now. */
export async function ensureGraphiql(): Promise<void> {
  const built = changed(BUILT);
  if (SOURCES.flatMap((pattern) => globSync(pattern)).every((path) => changed(path) <= built)) return;
  await build({
    configFile: false,
    // A module's "use client" is told to be of no use in a bundle, once for each.
    logLevel: 'error',
    root: 'web/graphiql',
    base: '/graphiql/',
    publicDir: false,
    resolve: { alias: { 'react-style-singleton': '/no-style.ts' } },
    // GraphiQL's style sheet carries its typefaces as data, which the gateway's policy does not load.
    plugins: [
      {
        name: 'kontor-graphiql-typefaces',
        enforce: 'pre',
        transform: {
          filter: { id: /graphiql\/dist\/style\.css$/ },
          handler: (code) => ({ code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }),
        },
      },
    ],
    build: {
      outDir: '../../dist/graphiql',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      target: 'es2023',
    },
  });
}
