import { cannotListen } from './cannot-listen.ts';
import { checkConfiguration } from './check-config.ts';
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { VERSION } from './config/version.ts';
import { UnreadableList } from './http/graphql/document-lists.ts';

await followArguments(process.argv.slice(2));
const configuration = configurationOrExit();
// `--check-config` does not need it.
const { serve } = await import('./serve.ts');
await serve(configuration).catch((error: unknown) => {
  const why = error instanceof UnreadableList ? error.message : cannotListen(error, configuration);
  if (why === null) throw error;
  console.error(why);
  process.exit(1);
});

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
