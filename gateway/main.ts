import { checkConfiguration } from './check-config.ts';
import { readConfigurations } from './config/channels.ts';
import { type Configuration, ConfigurationError } from './config/configuration.ts';
import { VERSION } from './config/version.ts';
import { UnreadableList } from './http/graphql/document-lists.ts';

/** System calls that fail if the gateway cannot listen. */
const LISTEN_CALLS = ['listen', 'getaddrinfo'];

await followArguments(process.argv.slice(2));
const configurations = configurationsOrExit();
// `--check-config` does not need it.
const { serve } = await import('./serve.ts');
await serve(configurations).catch((error: unknown) => {
  const why = error instanceof UnreadableList ? error.message : cannotListen(error, configurations[0]);
  if (why === null) throw error;
  console.error(why);
  process.exit(1);
});

/** `--check-config` checks the configuration and exits: 0 if it is valid, 1 with a line per mistake, 2 for any other argument. */
async function followArguments(args: readonly string[]): Promise<void> {
  if (args.length === 0) return;
  if (args.length > 1 || args[0] !== '--check-config') {
    console.error(`Unknown arguments: ${args.join(' ')}. Only --check-config is supported.`);
    process.exit(2);
  }
  const mistakes = await checkConfiguration(process.env);
  if (mistakes.length === 0) console.log(`The configuration is valid (Kontor ${VERSION}).`);
  for (const mistake of mistakes) console.error(mistake);
  process.exit(mistakes.length === 0 ? 0 : 1);
}

function configurationsOrExit() {
  try {
    return readConfigurations(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Returns a message if the gateway cannot listen at `HOST` and `PORT`; null for any other error. */
function cannotListen(error: unknown, { host, port }: Pick<Configuration, 'host' | 'port'>): string | null {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return null;
  if (!LISTEN_CALLS.includes(String(error.syscall))) return null;
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program: set PORT to one that is free`;
    case 'EACCES':
      return `PORT ${port} is not allowed to this user`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine`;
    default:
      return null;
  }
}
