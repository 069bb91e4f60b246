import { readConfigurations } from './config/channels.ts';
import { ConfigurationError } from './config/configuration.ts';
import { isHttp } from './config/environment.ts';
import { readPlace } from './http/graphql/document-lists.ts';

/**
 * Checks all variables and the files that they refer to, without network access.
 * @returns all mistakes, with the names of variables but without values
 */
export async function checkConfiguration(
  values: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  try {
    const places = new Set(readConfigurations(values).flatMap(({ documents }) => documents));
    const mistakes = await Promise.all([...places].filter((place) => !isHttp(place)).map(mistakeOf));
    return mistakes.filter((mistake) => mistake !== null);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
}

async function mistakeOf(place: string): Promise<string | null> {
  try {
    await readPlace(place);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
