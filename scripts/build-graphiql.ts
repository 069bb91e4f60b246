import { globSync, statSync } from 'node:fs';
import { build } from 'vite';

const BUILT = 'dist/graphiql/index.html';
const SOURCES = ['web/graphiql/*', 'scripts/build-graphiql.ts', 'package-lock.json'];

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds GraphiQL (`/graphiql`, outside production) if its sources have changed. */
export async function ensureGraphiql(): Promise<void> {
  const built = changed(BUILT);
  if (SOURCES.flatMap((pattern) => globSync(pattern)).every((path) => changed(path) <= built)) return;
  await build({
    configFile: false,
    // Rollup warns about every "use client" directive.
    logLevel: 'error',
    root: 'web/graphiql',
    base: '/graphiql/',
    publicDir: false,
    resolve: { alias: { 'react-style-singleton': '/no-style.ts' } },
    // The CSP blocks fonts in data URLs.
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
