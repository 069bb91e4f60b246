import { buildApp } from './app.ts';
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { builtGraphiql } from './http/graphql/graphiql.ts';
import { loadBundle } from './http/pages/bundle.ts';

const configuration = configurationOrExit();
const app = await buildApp(configuration, {
  bundle: await loadBundle('dist'),
  graphiql: builtGraphiql('dist'),
});
const address = await app.listen({ host: configuration.host, port: configuration.port });
app.log.info({ address, publicUrl: configuration.publicUrl }, 'Kontor listens');
console.log(`Kontor: ${configuration.publicUrl}`);

let closing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (closing) return;
    closing = true;
    app.startDraining();
    // Whoever presses Ctrl-C has no balancer that must notice.
    const delay = signal === 'SIGTERM' ? configuration.shutdownDelay : 0;
    app.log.info({ signal, delay }, 'draining');
    setTimeout(close, delay);
  });
}

function close(): void {
  setTimeout(() => process.exit(1), configuration.shutdownGrace).unref();
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
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
