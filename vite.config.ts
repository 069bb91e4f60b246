import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Client by default; `--ssr` (scripts/build.ts) builds the server entry, bundled whole so that it runs in production mode. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: isSsrBuild
        ? 'web/app/entry-server.tsx'
        : ['web/app/entry-client.tsx', 'web/app/first-script.ts'],
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              // What several routes need travels in one file: many small ones compress worse.
              { name: 'shop', minShareCount: 4, minModuleSize: 0 },
            ],
          },
        },
      }),
    },
  },
  // Built, the server entry is one file; while developing, Node loads the packages itself.
  ssr: { noExternal: command === 'build' || [], target: 'node' },
}));
