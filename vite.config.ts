import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Client by default; `--ssr` (scripts/build.ts) builds the server entry, bundled whole so that it runs in production mode. */
export default defineConfig(({ isSsrBuild }) => ({
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
      // What nearly every page needs travels in one file: many small ones compress worse.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'shop',
                test: /web\/(?:shared\/(?:ui|errors|i18n|notifications|navigation|graphql\/(?!urql)|storage\/(?:tab-channel|cookies)|session\/(?:session-store|use-session))|app\/(?!entry|theme|first-script|start-client|platform)|features\/(?:cart\/(?:cart-queue|cart-drawer\.|public\/(?:cart-store|cart-signal|use-cart))|session\/(?:currency|language|change-session)|content\/page-route|catalog\/(?:badge-label|public\/(?:product-card|product-row|listing-state|search-overlay))))/,
              },
              // The same for what every form needs.
              {
                name: 'form',
                test: /web\/shared\/forms\/(?:form-errors|error-summary|use-form|use-pre-hydration|buyer-rules|honeypot)/,
              },
            ],
          },
        },
      }),
    },
  },
  ssr: { noExternal: true, target: 'node' },
}));
