import { isObject } from '../../../lib/json.ts';

/**
 * Reads a list of persisted documents as tools write it: texts by id (GraphQL Code Generator's
 * `persisted-documents.json`, Relay's `persisted_queries.json`), or Apollo's manifest.
 * @returns documents by id; null for anything else
 */
export function readManifest(text: string): Record<string, string> | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(parsed)) return null;
  const { operations } = parsed;
  const entries = Array.isArray(operations) ? operations.map(apolloEntry) : Object.entries(parsed);
  const documents = entries.flatMap((entry) => {
    const [id, source] = entry ?? [];
    return typeof id === 'string' && id !== '' && typeof source === 'string' ? [[id, source] as const] : [];
  });
  return documents.length === entries.length ? Object.fromEntries(documents) : null;
}

function apolloEntry(operation: unknown): readonly [unknown, unknown] | null {
  return isObject(operation) ? [operation['id'], operation['body']] : null;
}
