import { build, createServer, type Plugin } from 'vite';
import { buildApp } from '../gateway/app.ts';
import { ConfigurationError, readConfiguration } from '../gateway/config/configuration.ts';
import type { WebBundle } from '../gateway/http/pages/bundle.ts';
import { freePort } from '../gateway/testing/free-port.ts';
import type { Render } from '../schema/render-contract.ts';
import { persistedDocuments } from './persisted-documents.ts';

/**
 * The process of `npm run dev`: Vite with hot module replacement, which forwards all other requests to the gateway. The
 * gateway renders with Vite's modules.
 */

/** Paths that Vite serves: modules, its client and files of `web/public`. */
const OF_VITE =
  '@|web/|schema/|shop/(?:[\\w-]+/)*[\\w.-]+\\.(?:tsx?|css|json)|node_modules/|fonts/|first-script\\.js';

/** Replaces the manifest of a build. */
const assetsPlugin: Plugin = {
  name: 'kontor-dev-assets',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './assets.ts' && importer?.endsWith('entry-server.tsx') ? '\0kontor-dev-assets' : null,
  load: (id) =>
    id === '\0kontor-dev-assets'
      ? `export const buildId = () => 'development';
         export const assetsFor = () => ({
           script: '/web/app/entry-dev.ts', first: '/first-script.js', styles: ['/web/styles/main.css?direct'], preloads: [],
         });`
      : null,
};

/** Bundles the classic script that runs before the first paint. */
async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rollupOptions: { input: 'web/app/first-script.ts', output: { format: 'iife' } } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('The first script was not built.');
  return result.output[0].code;
}

function configurationOrExit() {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const isServerEntry = (module: object): module is { render: Render } =>
  'render' in module && typeof module.render === 'function';

const configuration = configurationOrExit();
const first = await firstScript();
// The build above changed it.
process.env['NODE_ENV'] = 'development';
const gatewayPort = await freePort();
const vite = await createServer({
  appType: 'custom',
  plugins: [
    assetsPlugin,
    {
      name: 'kontor-first-script',
      configureServer: ({ middlewares }) => {
        middlewares.use('/first-script.js', (_request, response) => {
          response.setHeader('content-type', 'text/javascript').end(first);
        });
      },
    },
  ],
  server: {
    host: configuration.host,
    port: configuration.port,
    strictPort: true,
    proxy: {
      [`^/(?!${OF_VITE})`]: {
        target: `http://127.0.0.1:${gatewayPort}`,
        configure: (proxy) => {
          // The CSP would block Vite's scripts and WebSocket.
          proxy.on('proxyRes', ({ headers }) => {
            delete headers['content-security-policy'];
          });
        },
      },
    },
  },
});
const bundle: WebBundle = {
  render: async (input) => {
    const module = await vite.ssrLoadModule('/web/app/entry-server.tsx');
    if (!isServerEntry(module)) throw new Error('web/app/entry-server.tsx exports no render()');
    return { ...(await module.render(input)), cacheable: false };
  },
  clientFolder: 'dist/none',
  documents: persistedDocuments(),
  release: `development-${process.pid}`,
};
const app = await buildApp({ ...configuration, port: gatewayPort }, { bundle, graphiql: 'dist/graphiql' });
await app.listen({ host: '127.0.0.1', port: gatewayPort });
await vite.listen();
console.log(
  `Kontor: ${configuration.publicUrl} (web/ is replaced as you save it; gateway/ and schema/ restart it)`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), app.close()]).then(() => process.exit(0));
  });
}
