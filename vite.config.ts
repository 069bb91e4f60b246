import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeManifestPlugin } from './scripts/whole-manifest.ts';

const ENTRY = fileURLToPath(new URL('web/app/entry-client.tsx', import.meta.url));
const PAGES = fileURLToPath(new URL('web/features/content/page-route.tsx', import.meta.url));
/** What the shop itself adds to the storefront (docs/extending.md). */
const SHOP = fileURLToPath(new URL('shop/web.tsx', import.meta.url));

const ASSETS = 'assets/[hash:7][extname]';

/** Bytes of source below which what fewer pages need travels with what is nearest to it. */
const APART = { minModuleSize: 0, entriesAware: true, entriesAwareMergeThreshold: 500 };

/** Small things that nearly all screens show or ask for. */
const ON_MOST_PAGES =
  /\/(?:picture|price|prose|breadcrumbs|button|icon|identity|layout\.generated|[a-z]+-messages)\.tsx?$/;

/** What home, listings and products show in common: most visits begin with one of them. */
const ON_FIRST_PAGES =
  /\/(?:wishlist-heart|use-wishlist|badge-label|reference-label|listing-layout|split-html)\.tsx?$/;

type ModuleInfos = (id: string) => { readonly importedIds: readonly string[] } | null;

/** Tells the modules that one imports, and what those import: it does not run without them. */
function neededBy(entry: string): (id: string, infos: ModuleInfos) => boolean {
  const found = new Set([entry]);
  let isWalked = false;
  return (id, infos) => {
    if (!isWalked)
      for (const known of found) for (const imported of infos(known)?.importedIds ?? []) found.add(imported);
    isWalked = true;
    return found.has(id);
  };
}

const isOnEveryPage = neededBy(ENTRY);
const isOnFirstPages = neededBy(PAGES);

/** Client by default; `--ssr` (scripts/build.ts) builds the server entry, bundled whole so that it runs in production mode. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), wholeManifestPlugin()],
  resolve: {
    alias: existsSync(SHOP) ? { './no-extension.ts': SHOP } : {},
  },
  // Where a shop adds nothing, what asks for it is left out.
  define: {
    'import.meta.env.SHOP_CODE': JSON.stringify(existsSync(SHOP)),
    // React and others choose by it while they run, and on a server nobody may have set it.
    ...(command === 'build' && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  // Texts are taken whole; a name for each of them would only travel.
  json: { namedExports: false },
  publicDir: isSsrBuild ? false : 'web/public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: {
      checks: {
        // How long a busy machine took is nothing to mend.
        bundlerTimings: false,
        // The server's texts are in its one file: what the browser loads by itself is no chunk of its own there.
        ineffectiveDynamicImport: !isSsrBuild,
      },
      // The same for both builds: the server's HTML names files of the client's. They need no name, the manifest tells whose they are.
      ...(isSsrBuild && { output: { assetFileNames: ASSETS } }),
      input: isSsrBuild
        ? 'web/app/entry-server.tsx'
        : ['web/app/entry-client.tsx', 'web/app/first-script.ts'],
      ...(!isSsrBuild && {
        output: {
          // The entry lists all files: names would travel with every page. The manifest tells which file is whose.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ASSETS,
          codeSplitting: {
            groups: [
              // What every page or several routes need travels in one file each: many small ones compress worse.
              {
                debugName: 'shop',
                name: (id, context) =>
                  ON_MOST_PAGES.test(id) || isOnEveryPage(id, (module) => context.getModuleInfo(module))
                    ? 'shop'
                    : null,
              },
              {
                debugName: 'pages',
                name: (id, context) =>
                  ON_FIRST_PAGES.test(id) || isOnFirstPages(id, (module) => context.getModuleInfo(module))
                    ? 'pages'
                    : null,
              },
              // A product's page begins without any card.
              { name: 'cards', test: /\/product-(?:card|row)\.tsx$/ },
              // A group takes along what its members import, unless that has a place of its own before.
              { name: 'personal', test: /\/use-(?:personal-query|login-lost)/ },
              { name: 'draft', test: /\/shared\/(?:forms\/use-draft|storage\/(?:drafts|tab-storage))/ },
              // A form's fields and its sending; what asks for a person and an address; the rules; quantities.
              {
                name: 'form',
                test: /\/shared\/(?:ui\/field|forms\/(?:error-summary|form-errors|use-form|use-summary-focus))\./,
              },
              {
                name: 'person',
                test: /\/shared\/(?:forms\/(?:person|address|buyer-(?!rules)|consent-field))/,
              },
              { name: 'rules', test: /\/schema\/buyer-contract|\/shared\/forms\/buyer-rules/ },
              // What lines of baskets and orders are made of; what basket and checkout show beside theirs.
              { name: 'lines', test: /\/cart\/public\/(?:option-text|tax-lines)|\/i18n\/file-kind/ },
              { name: 'notice', test: /\/ui\/notice\./ },
              {
                name: 'basket',
                test: /\/cart\/public\/(?:cart-sums|cart-notices|promotion-form)|\/promise-line/,
              },
              // What the screens of an account have in common.
              {
                name: 'account',
                test: /\/features\/(?:account\/(?:public\/(?:account-data|account-layout|load-failure)|account\.generated|leave-session)|orders\/(?:order-state|public\/tracking-links))/,
              },
              // Apart by who needs them, unless that is too little for a file of its own.
              {
                name: 'shared',
                test: /^(?!.*\/shared\/(?:forms|storage|ui\/(?:stepper|quantity)))/,
                minShareCount: 6,
                ...APART,
              },
            ],
          },
        },
      }),
    },
  },
  // Built, the server entry is one file; while developing, Node loads the packages itself.
  ssr: { noExternal: command === 'build' || [], target: 'node' },
}));
