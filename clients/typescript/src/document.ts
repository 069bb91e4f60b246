/**
 * A GraphQL document with the types of its answer and variables: `TypedDocumentString` and `TypedDocumentNode` of GraphQL
 * Code Generator, `TadaDocumentNode` of gql.tada, or the text alone.
 */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: (variables: Variables) => Data;
  toString(): string;
}

/** What the client must know of a document to send it. */
export interface Operation {
  readonly text: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** null for an anonymous operation. */
  readonly name: string | null;
  /** Whether it has exactly one root field, so that repeating it repeats one thing. */
  readonly single: boolean;
  /** Id under which the document is persisted (`__meta__.hash` of the client preset); null without one. */
  readonly id: string | null;
}

/** Turns a parsed document into text, such as `print` of `graphql`. */
export type Print = (document: never) => string;

/**
 * Reads a document's text, and in it kind, name and root fields of its operation.
 * @throws TypeError for a parsed document without text or `print`, and for anything but one operation
 */
export function operationOf(document: TypedDocument<unknown, never>, print: Print | undefined): Operation {
  const text = textOf(document, print);
  return { text, id: idOf(document), ...operationIn(text) };
}

function textOf(document: TypedDocument<unknown, never>, print: Print | undefined): string {
  if (!('kind' in Object(document))) return document.toString();
  const body = step(step(document, 'loc'), 'source', 'body');
  if (typeof body === 'string') return body;
  if (print === undefined)
    throw new TypeError(
      'This document is parsed: give createClient the `print` of graphql, or use documentMode "string"',
    );
  return print(document as never);
}

function idOf(document: TypedDocument<unknown, never>): string | null {
  const hash = step(document, '__meta__', 'hash');
  return typeof hash === 'string' ? hash : null;
}

function step(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return found;
}

/** Strings and comments, which are skipped; spreads, names, and the punctuators that nest or mark a name. */
const TOKENS = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n\r]*|\.\.\.|[_A-Za-z]\w*|[{}():@$]/g;

/** By the grammar of the GraphQL specification (2.1, "Source Text" to 2.8, "Fragments"); what is no GraphQL the gateway refuses. */
function operationIn(text: string): Pick<Operation, 'kind' | 'name' | 'single'> {
  const operations = definitions(text).filter(({ keyword }) => keyword !== 'fragment');
  const [operation] = operations;
  if (operation === undefined || operations.length > 1)
    throw new TypeError(`A document has one operation, this one ${operations.length}`);
  const kind = (['mutation', 'subscription'] as const).find((one) => one === operation.keyword) ?? 'query';
  return { kind, name: operation.name, single: operation.roots === 1 };
}

interface Definition {
  readonly keyword: string;
  readonly name: string | null;
  /** Fields of the outermost selection; a fragment counts as many. */
  roots: number;
}

function definitions(text: string): readonly Definition[] {
  const tokens = (text.match(TOKENS) ?? []).filter((token) => !/^["#]/.test(token));
  const found: Definition[] = [];
  let current: Definition | null = null;
  let braces = 0;
  let parentheses = 0;
  for (const [index, token] of tokens.entries()) {
    if (token === '(') parentheses += 1;
    else if (token === ')') parentheses -= 1;
    else if (parentheses > 0) continue;
    else if (current === null) {
      const next = tokens[index + 1] ?? '';
      current = {
        keyword: token === '{' ? 'query' : token,
        name: isName(next) && token !== '{' ? next : null,
        roots: 0,
      };
      found.push(current);
      if (token === '{') braces = 1;
    } else if (token === '{') braces += 1;
    else if (token === '}') {
      braces -= 1;
      if (braces === 0) current = null;
    } else if (braces === 1) current.roots += rootsOf(token, tokens[index - 1], tokens[index + 1]);
  }
  return found;
}

const isName = (token: string): boolean => /^\w/.test(token);

function rootsOf(token: string, before: string | undefined, after: string | undefined): number {
  if (token === '...') return 2;
  // The name before a colon is an alias; one after `@` or `...` is no field.
  return isName(token) && after !== ':' && before !== '@' && before !== '...' ? 1 : 0;
}
