import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';

const SCHEMA = 'schema/generated/kontor.graphql';

/** Findings of graphql-eslint with the project's configuration. */
async function findings(text: string): Promise<string[]> {
  const results = await new ESLint().lintText(text, { filePath: SCHEMA });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${line}: ${message} (${ruleId})`),
  );
}

test('the schema has no findings of graphql-eslint', async () => {
  expect(await findings(readFileSync(SCHEMA, 'utf8'))).toEqual([]);
});

test('graphql-eslint finds missing descriptions, missing ids and wrong names', async () => {
  const wrong = `${readFileSync(SCHEMA, 'utf8')}\n\ntype strange_thing {\n  price: Money!\n}\n`;
  const found = await findings(wrong);
  for (const rule of ['naming-convention', 'require-description', 'strict-id-in-types'])
    expect(found.join('\n')).toContain(`@graphql-eslint/${rule}`);
});

test('each custom scalar has a specification URL', () => {
  const scalars = Object.values(buildSchema(readFileSync(SCHEMA, 'utf8')).getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type));
  expect(scalars.length).toBeGreaterThan(3);
  for (const { name, specifiedByURL } of scalars)
    expect([name, specifiedByURL]).toEqual([
      name,
      expect.stringMatching(/^https:\/\/www\.(?:rfc-editor|w3)\.org\//),
    ]);
});
