import type { EntryKind } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import { checkPart } from '../shared/problem.ts';
import { type EntrySource, entry } from './entry.ts';
import { entriesRead, entryListsRead, listOf, MAX_ENTRIES_READ } from './entry-reads.ts';

const KINDS: readonly EntryKind[] = ['RECIPE', 'BLOG', 'NEWS'];
const MAX_LIMIT = 20;
const MIN_TERM_LENGTH = 2;

/**
 * Recipes, posts and news that hold every word of a term, those with all of them in their title first. Their lists are
 * read whole, so that one cached read serves every term.
 * @throws GraphQLError BAD_USER_INPUT for a limit out of bounds
 */
export async function searchEntries(
  context: GatewayContext,
  term: string,
  limit: number,
): Promise<EntrySource[]> {
  checkPart({ limit }, MAX_LIMIT);
  const words = folded(term.slice(0, 200)).split(/\s+/).filter(Boolean);
  if (words.join('').length < MIN_TERM_LENGTH) return [];
  const lists = await context.read(entryListsRead());
  const found = await Promise.all(
    KINDS.map((kind) => listOf(lists, kind)?.id ?? null)
      .filter((id) => id !== null)
      .map((id) => context.read(entriesRead(id, 1, MAX_ENTRIES_READ))),
  );
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const hits = found
    .flatMap(({ elements }) => elements ?? [])
    .flatMap((category) => entry(category, context.language.pathPrefix) ?? [])
    .filter(({ title, teaser, tags }) => holds([title, teaser ?? '', ...tags].join(' ')));
  return [...hits.filter(({ title }) => holds(title)), ...hits.filter(({ title }) => !holds(title))].slice(
    0,
    limit,
  );
}

/** Without case and accents: who types `puree` means `purée`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
