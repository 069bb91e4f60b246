import { type GraphQLSchema, isEnumType } from 'graphql';
import {
  ERROR_CODES,
  errorCodeOfNotice,
  NOTICE_CODES,
  UPLOAD_KEYS,
} from '../../gateway/domains/shared/error-codes.ts';
import { PROGRAM_CODES } from '../../gateway/domains/shared/problem.ts';
import { ERROR_PLACES } from '../../gateway/testing/documented-errors.ts';

const INTRODUCTION = `# Error codes

Generated from the schema (\`npm run codegen\`); do not edit. [other-frontends.md](other-frontends.md#errors) explains how to handle them.

Any mutation that needs a login may return \`NOT_LOGGED_IN\`, any limited one \`RATE_LIMITED\`. A code of Shopware or a plugin without a
counterpart is \`UNKNOWN\` with \`upstreamCode\`. Expect new codes.
`;

/** Codegen plugin: docs/error-codes.md with every code, its meaning and the operations that return it. */
export const plugin = (schema: GraphQLSchema): string => {
  const userErrorCodes = new Set<string>([
    ...Object.values(ERROR_CODES),
    ...Object.values(NOTICE_CODES).map(errorCodeOfNotice),
  ]);
  return [
    INTRODUCTION,
    '## User errors\n',
    'Show the `message` at the input field in `field`, or above the form without one. A change can be partial: the object in the payload, e.g. `cart`, shows the current state.\n',
    '| code | meaning | returned by |\n|---|---|---|',
    ...valuesOf(schema, 'ErrorCode')
      .filter(({ name }) => userErrorCodes.has(name))
      .map(({ name, description }) => row(`\`${name}\``, description, operationsWith(name))),
    '\n## GraphQL errors\n',
    '| code | HTTP status | meaning | client |\n|---|---|---|---|',
    ...valuesOf(schema, 'ErrorCode').flatMap(({ name, description }) => {
      const status = Object.entries(PROGRAM_CODES).find(([code]) => code === name)?.[1];
      return status === undefined
        ? []
        : [row(`\`${name}\``, String(status), description, actionFor(name, status))];
    }),
    '\n## Notices of a cart, blockers of a checkout\n',
    '| code | meaning |\n|---|---|',
    ...valuesOf(schema, 'NoticeCode').map(({ name, description }) => row(`\`${name}\``, description)),
    '',
  ].join('\n');
};

/** What a client does after a GraphQL error. */
const ACTIONS: Readonly<Record<string, string>> = {
  CURSOR_INVALID: 'Load the list from its start.',
  INTERNAL: 'Report `requestId` to the operator.',
  PERSISTED_QUERY_NOT_FOUND: 'Send the text of the document.',
  SESSION_NEEDED: 'Call `createSession`.',
};

function actionFor(code: string, status: string): string {
  return (
    ACTIONS[code] ??
    (/^(?:429|50)/.test(status) ? 'Retry after `retryAfter` seconds.' : 'Correct the request.')
  );
}

function operationsWith(code: string): string {
  const operations = Object.entries<object>(ERROR_PLACES).flatMap(([name, codes]) =>
    Object.hasOwn(codes, code) ? [`\`${name}\``] : [],
  );
  if (UPLOAD_KEYS.some((key) => ERROR_CODES[key] === code)) operations.push('`POST /upload`');
  return operations.join(', ');
}

function valuesOf(schema: GraphQLSchema, name: string): { name: string; description: string }[] {
  const type = schema.getType(name);
  const values = isEnumType(type) ? type.getValues() : [];
  return values.map((value) => ({ name: value.name, description: value.description ?? '' }));
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
