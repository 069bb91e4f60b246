import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const RELAY = resolve('node_modules/relay-compiler/cli.js');
const SCHEMA = 'schema/generated/kontor.graphql';

test('Relay’s compiler generates types for operations on the schema', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src'));
  copyFileSync(SCHEMA, join(folder, 'schema.graphql'));
  const typeOf = { Decimal: 'string', DateTime: 'string', Locale: 'string', JSON: 'unknown' };
  const config = { src: 'src', schema: 'schema.graphql', language: 'typescript', customScalarTypes: typeOf };
  writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
  writeFileSync(
    join(folder, 'src/Shelf.ts'),
    `graphql\`
      query ShelfQuery($id: ID!, $after: String) {
        listing(categoryId: $id, first: 24, after: $after) {
          nodes { id ...ShelfCard }
          filters { __typename key ... on OptionFilter { values { value label selected } } }
        }
      }\`;
    graphql\`fragment ShelfCard on Product { name price { unitPrice { amount currencyCode } } cover { url(width: 400) } }\`;
    graphql\`
      mutation ShelfAddMutation($input: AddToCartInput!) {
        addToCart(input: $input) { cart { id totalQuantity items { id quantity } } userErrors { message field } }
      }\`;`,
  );
  await promisify(execFile)(process.execPath, [RELAY], { cwd: folder });
  const types = readFileSync(join(folder, 'src/__generated__/ShelfAddMutation.graphql.ts'), 'utf8');
  expect(types).toContain('productId: string;');
  expect(readFileSync(join(folder, 'src/__generated__/ShelfCard.graphql.ts'), 'utf8')).toContain(
    'readonly amount: string;',
  );
});
