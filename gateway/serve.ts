import { buildGateway } from './channels.ts';
import type { Configuration } from './config/configuration.ts';
import { VERSION } from './config/version.ts';
import { loadBundle } from './http/pages/bundle.ts';

/**
 * Serves the channels until a signal, then drains and exits.
 * @throws UnreadableList
 */
export async function serve(configurations: readonly [Configuration, ...Configuration[]]): Promise<void> {
  const [configuration] = configurations;
  const bundle = await loadBundle('dist');
  const app = await buildGateway(configurations, { bundle, graphiql: 'dist/graphiql' });
  await app.ready();
  void app.warmUp();
  const address = await app.listen({ host: configuration.host, port: configuration.port });
  const build = { version: VERSION, release: bundle?.release ?? null, node: process.versions.node };
  const publicUrl = configurations.map((channel) => channel.publicUrl).join(' ');
  app.log.info({ address, publicUrl, ...build }, 'listening');

  let closing = false;
  const close = () => {
    setTimeout(() => process.exit(1), configuration.shutdownGrace).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      app.startDraining();
      // Ctrl-C means that no load balancer needs to be waited for.
      const delay = signal === 'SIGTERM' ? configuration.shutdownDelay : 0;
      app.log.info({ signal, delay }, 'draining');
      setTimeout(close, delay);
    });
  }
}
