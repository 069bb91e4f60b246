import { build } from 'vite';
import { isNewer } from './build-state.ts';

const BUILT = 'dist/graphiql/index.html';
const SOURCES = ['web/graphiql/*', 'scripts/build-graphiql.ts', 'package-lock.json'];

/** Builds GraphiQL (`/graphiql`, outside production) if its sources have changed. */
export async function ensureGraphiql(): Promise<void> {
  if (isNewer(BUILT, SOURCES)) return;
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
