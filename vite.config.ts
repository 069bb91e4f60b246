import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Fragments matter to types alone; told that making one has no effect, the bundler leaves their texts out. */
const unusedFragments: Plugin = {
  name: 'kontor-unused-fragments',
  transform: (code, id) =>
    id.endsWith('/generated/graphql.ts')
      ? code.replaceAll('new TypedDocumentString(', '/* @__PURE__ */ new TypedDocumentString(')
      : undefined,
};

/** Client by default; `--ssr` (scripts/build.ts) builds the server entry, bundled whole so that it runs in production mode. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [unusedFragments, react(), tailwindcss()],
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
      // What nearly every page needs travels in one file: many small ones compress worse.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shop',
                test: /web\/(?:ui|generated|app\/(?!entry|theme|first-script|start-client|urql|platform))|web\/cart\/(?:cart-store|cart-queue|cart-channel|cart-signal|cart-drawer\.|use-cart|idempotency)|web\/session\/(?:cookies|currency|language|session-store|use-session)|web\/content\/page-route|web\/catalog\/(?:product-card|product-row|badge-label|listing-state|search-overlay\.)/,
              },
              // The same for what every form needs.
              {
                name: 'form',
                test: /web\/fields\/(?:form-errors|error-summary|use-form|use-typed|buyer-rules|honeypot)/,
              },
            ],
          },
        },
      }),
    },
  },
  ssr: { noExternal: true, target: 'node' },
}));
