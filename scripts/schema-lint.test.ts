import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';

const SCHEMA = 'schema/generated/kontor.graphql';

/** What graphql-eslint finds in a schema, by the project's own configuration. */
async function findings(text: string): Promise<string[]> {
  const results = await new ESLint().lintText(text, { filePath: SCHEMA });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${line}: ${message} (${ruleId})`),
  );
}

test('the schema keeps to the rules of graphql-eslint, but for the exceptions that are reasoned', async () => {
  expect(await findings(readFileSync(SCHEMA, 'utf8'))).toEqual([]);
});

test('a type that lacks its description, its id, or a name as others have it is found', async () => {
  const wrong = `${readFileSync(SCHEMA, 'utf8')}\n\ntype strange_thing {\n  price: Money!\n}\n`;
  const found = await findings(wrong);
  for (const rule of ['naming-convention', 'require-description', 'strict-id-in-types'])
    expect(found.join('\n')).toContain(`@graphql-eslint/${rule}`);
});

test('each scalar of the schema’s own names the specification of its values', () => {
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
