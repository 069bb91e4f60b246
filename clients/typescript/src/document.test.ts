import { parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationOf } from './document.ts';

describe('a document', () => {
  test.each([
    ['{ cart { id } }', { kind: 'query', name: null, single: true }],
    [
      'query Menu($d: Int = 1) { navigation(kind: MAIN, depth: $d) { label } }',
      { kind: 'query', name: 'Menu', single: true },
    ],
    ['query { a: cart { id } session { id } }', { kind: 'query', name: null, single: false }],
    [
      '# mutation {\nmutation Add($i: In! = {a: "}"}) @x { added: addToCart(input: $i) @y(z: 1) { cart { id count } } }',
      { kind: 'mutation', name: 'Add', single: true },
    ],
    [
      'mutation { addToCart(input: {productId: "{"}) { cart { id } } clearCart { cart { id } } }',
      { kind: 'mutation', name: null, single: false },
    ],
    [
      'fragment F on Mutation { clearCart { cart { id } } } mutation M { ...F }',
      { kind: 'mutation', name: 'M', single: false },
    ],
    [
      'mutation M { clearCart { ...P } } fragment P on CartPayload { cart { id } }',
      { kind: 'mutation', name: 'M', single: true },
    ],
    ['query Q { """ cart """ cart { id } }', { kind: 'query', name: 'Q', single: true }],
    ['subscription S { cartChanged { id } }', { kind: 'subscription', name: 'S', single: true }],
  ])('is known by its kind, its name, and whether it does one thing: %s', (text, known) => {
    expect(operationOf(text, undefined)).toEqual({ text, id: null, ...known });
  });

  test('has one operation', () => {
    expect(() => operationOf('query A { a } query B { b }', undefined)).toThrow('one operation, this one 2');
    expect(() => operationOf('', undefined)).toThrow('one operation, this one 0');
  });

  test('may be parsed: its text is that of its source, or is printed', () => {
    const text = 'query Q { cart { id } }';
    expect(operationOf(parse(text), undefined).text).toBe(text);
    const bare = parse(text, { noLocation: true });
    expect(operationOf(bare, print).name).toBe('Q');
    expect(() => operationOf(bare, undefined)).toThrow('documentMode "string"');
  });
});
