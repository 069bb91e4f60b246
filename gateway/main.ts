import { buildApp } from './app.ts';
import { checkConfiguration } from './check-config.ts';
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { VERSION } from './config/version.ts';
import { builtGraphiql } from './http/graphql/graphiql.ts';
import { UnreadableList } from './http/graphql/persisted/document-sources.ts';
import { loadBundle } from './http/pages/bundle.ts';

await followArguments(process.argv.slice(2));
const configuration = configurationOrExit();
const bundle = await loadBundle('dist');
const app = await buildApp(configuration, { bundle, graphiql: builtGraphiql('dist') }).catch(
  exitIfUnreadable,
);
const address = await app.listen({ host: configuration.host, port: configuration.port });
const build = { version: VERSION, release: bundle?.release ?? null, node: process.versions.node };
app.log.info({ address, publicUrl: configuration.publicUrl, ...build }, 'Kontor listens');
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

/** `--check-config` checks the configuration and ends: 0 where it is right, 1 with each mistake on a line; 2 for any other argument. */
async function followArguments(args: readonly string[]): Promise<void> {
  if (args.length === 0) return;
  if (args.length > 1 || args[0] !== '--check-config') {
    console.error(`Unknown: ${args.join(' ')}. There is only --check-config.`);
    process.exit(2);
  }
  const mistakes = await checkConfiguration(process.env);
  if (mistakes.length === 0) console.log(`The configuration is right (Kontor ${VERSION}).`);
  for (const mistake of mistakes) console.error(mistake);
  process.exit(mistakes.length === 0 ? 0 : 1);
}

function exitIfUnreadable(error: unknown): never {
  if (!(error instanceof UnreadableList)) throw error;
  console.error(error.message);
  process.exit(1);
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
