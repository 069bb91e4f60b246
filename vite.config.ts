import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Code that one shop adds to the storefront (docs/extending.md). */
const SHOP = fileURLToPath(new URL('shop/web.tsx', import.meta.url));

const ASSETS = 'assets/[hash:7][extname]';

/** Builds the client; with `--ssr` (scripts/build.ts) the server entry, bundled completely so that it runs in production mode. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: existsSync(SHOP) ? { './no-extension.ts': SHOP } : {} },
  define: {
    'import.meta.env.SHOP_CODE': JSON.stringify(existsSync(SHOP)),
    // React reads it at run time, and it may be unset on a server.
    ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  // A named export per text would only add bytes.
  json: { namedExports: false },
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    ssrManifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: {
      checks: { bundlerTimings: false, ineffectiveDynamicImport: !isSsrBuild },
      // Both builds name assets alike, because the HTML of the server refers to files of the client.
      ...(isSsrBuild && { output: { assetFileNames: ASSETS } }),
      input: isSsrBuild
        ? 'web/app/entry-server.tsx'
        : ['web/app/entry-client.tsx', 'web/app/first-script.ts'],
      ...(!isSsrBuild && {
        output: {
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ASSETS,
          // Fewer and larger files: many small ones compress worse and cost a request each.
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'], minShareCount: 2 },
              { name: 'shared', test: /\.tsx?$/, minShareCount: 9 },
            ],
          },
        },
      }),
    },
  },
  // The built server entry is one file; during development Node loads the packages.
  ssr: { noExternal: command === 'build' || [], target: 'node' },
}));
