import cluster from 'node:cluster';
import { cannotListen } from './cannot-listen.ts';
import { checkConfiguration } from './check-config.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './config/configuration.ts';
import { VERSION } from './config/version.ts';
import { UnreadableList } from './http/graphql/persisted/document-sources.ts';
import { createLogger } from './platform/logger.ts';
import { processNumber } from './platform/processes/process-number.ts';
import { Supervisor } from './platform/processes/supervisor.ts';

await followArguments(process.argv.slice(2));
const configuration = configurationOrExit();
if (configuration.processes > 1 && cluster.isPrimary) await supervise(configuration);
// What serves is loaded by those who serve.
else await serveHere(configuration);

function sayWhere({ publicUrl }: Configuration): void {
  console.log(`Kontor: ${publicUrl}`);
}

async function serveHere(configuration: Configuration): Promise<void> {
  const { serve } = await import('./serve.ts');
  await serve(configuration).catch((error: unknown) => {
    const why = error instanceof UnreadableList ? error.message : cannotListen(error, configuration);
    if (why === null) throw error;
    console.error(why);
    process.exit(1);
  });
  if (processNumber() === null) sayWhere(configuration);
}

/** Has several processes serve, and ends with them. */
async function supervise(configuration: Configuration): Promise<void> {
  const { processes, sessionSecrets, logLevel } = configuration;
  // A secret that was made up is made up once.
  const environment = { SESSION_SECRETS: sessionSecrets.join(',') };
  const supervisor = new Supervisor({
    processes,
    environment,
    log: createLogger(logLevel),
    onListening: () => sayWhere(configuration),
  });
  process.exit(await supervisor.run());
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

function configurationOrExit() {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
