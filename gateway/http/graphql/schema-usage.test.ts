import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { SchemaUsage } from './schema-usage.ts';

const SCHEMA = buildSchema(`
  enum Sort { PRICE, NAME @deprecated(reason: "PRICE") }
  input Filter { sort: Sort, old: String @deprecated(reason: "sort"), inner: [Filter!] }
  type Product { name: String, number: String @deprecated(reason: "name"), related(first: Int, limit: Int @deprecated(reason: "first")): [Product!] }
  type Query { products(filter: Filter, sort: Sort): [Product!], product(id: ID!): Product }
`);

function operation(text: string) {
  const document = parse(text);
  const node = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (node === undefined) throw new Error('There is no operation');
  return { document, node };
}
const counts = (usage: SchemaUsage) =>
  Object.fromEntries(
    usage
      .members()
      .map(({ labels, value }) => [
        `${labels.client} ${labels.field}${labels.deprecated === 'true' ? ' (deprecated)' : ''}`,
        value,
      ]),
  );

test('fields, arguments and values are counted by frontend, once per request', () => {
  const usage = new SchemaUsage(SCHEMA);
  const counted = operation(
    '{ product(id: 1) { ...P name } products(sort: NAME) { ...P __typename } __schema { types { name } } } fragment P on Product { name number related(limit: 1) { name } }',
  );
  usage.operation(counted, 'app', {});
  usage.operation(counted, 'app', {});
  usage.operation(operation('{ products { name } }'), 'kiosk', {});
  expect(counts(usage)).toEqual({
    'app Query.product': 2,
    'app Query.product(id:)': 2,
    'app Query.products': 2,
    'app Query.products(sort:)': 2,
    'app Sort.NAME (deprecated)': 2,
    'app Product.name': 2,
    'app Product.number (deprecated)': 2,
    'app Product.related': 2,
    'app Product.related(limit:) (deprecated)': 2,
    'kiosk Query.products': 1,
    'kiosk Product.name': 1,
  });
});
