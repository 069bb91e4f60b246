import { readFileSync, writeFileSync } from 'node:fs';
import { schemaChanges } from './schema/changes.ts';

/** What other frontends were last promised, and what the schema is now. */
const RELEASED = 'schema/released/kontor.graphql';
const PRESENT = 'schema/generated/kontor.graphql';

const ADVICE = `
Other frontends stop working with these. Instead:
  - keep what is there, mark it @deprecated(reason: "…, use …"), and add the new beside it;
  - take the old out once nobody asks for it (see /metrics/fields), and say so to those who build on it.
If it is meant to break now: node scripts/schema.ts --release --breaking, and name it in the message of the commit.
`;

const present = readFileSync(PRESENT, 'utf8');
const { breaking, dangerous, safe } = schemaChanges(readFileSync(RELEASED, 'utf8'), present);
const list = (title: string, entries: readonly string[]) => {
  if (entries.length > 0) console.log(`${title}\n${entries.map((entry) => `  - ${entry}`).join('\n')}`);
};
list('Breaking:', breaking);
list('Dangerous, look whether clients cope:', dangerous);
list('Safe:', safe);
if (breaking.length > 0 && !process.argv.includes('--breaking')) {
  console.error(ADVICE);
  process.exit(1);
}
if (process.argv.includes('--release')) {
  writeFileSync(RELEASED, present);
  console.log(`${RELEASED} is what other frontends are promised from now on.`);
} else if (breaking.length + dangerous.length + safe.length === 0)
  console.log('Nothing changed since the last release.');
