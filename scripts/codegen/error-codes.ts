import { readFileSync } from 'node:fs';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type GraphQLSchema, isEnumType } from 'graphql';
import { ERROR_CODES, errorCodeOfNotice, NOTICE_CODES } from '../../gateway/domains/shared/error-codes.ts';
import { ERROR_PLACES } from '../../gateway/domains/shared/error-places.ts';
import { refusalsByMutation, sentencesOf } from '../../gateway/domains/shared/error-sentences.ts';
import { PROGRAM_CODES } from '../../gateway/domains/shared/program-codes.ts';
import { UPLOAD_KEYS } from '../../gateway/domains/shared/upload-keys.ts';
import { isObject } from '../../gateway/lib/json.ts';

const INTRODUCTION = `# Error codes

Made from the schema and from the tables that the gateway answers by (\`npm run codegen\`); do not edit.

One vocabulary, the enum \`ErrorCode\`, comes in three places:

- **\`userErrors\`** of a mutation: what a buyer can mend. \`code\` for programs, \`message\` in the buyer's language, \`field\` the path of the
  input field (without \`input\`), \`params\` the values in the sentence, \`upstreamCode\` what Shopware itself said.
- **\`errors\`** of an answer, as \`extensions.code\`: what nobody at the keyboard can mend, with \`status\` (HTTP) and \`requestId\`.
  An entry with a \`path\` speaks of that field alone, and the other fields are answered.
- **\`POST /upload\`**: \`code\` beside \`message\` and \`params\`.

Anything that needs a login may be \`NOT_LOGGED_IN\`, whatever tries a secret or sends mails \`RATE_LIMITED\` with \`seconds\`, and what
Shopware or a plugin refuses with a code of its own is \`UNKNOWN\` with \`upstreamCode\` and Shopware's sentence. Be ready for codes
that are not in this list: new ones are no breaking change.
`;

/** Codegen plugin: each code with where it comes and its sentence. */
export const plugin: PluginFunction = (schema) => {
  const texts = sentences();
  return [
    INTRODUCTION,
    '## Refusals: `userErrors`\n',
    'Which of them a mutation may answer with, at which field and in which words, stands [below](#refusals-by-mutation).\n',
    '| code | meaning | mutations | sentence |\n|---|---|---|---|',
    ...refusals(schema),
    '\n## Refusals by mutation\n',
    'A field is its path in the input, `*` an index, `<field>` the name of a field of the form. Where several sentences may come at one\nplace, it is said when which of them does.\n',
    ...byMutation(),
    '\n## Errors for programs: `errors`\n',
    '| code | HTTP status | meaning |\n|---|---|---|',
    ...Object.entries(PROGRAM_CODES).map(([code, status]) =>
      row(`\`${code}\``, status, meaning(schema, 'ErrorCode', code)),
    ),
    '\n## Files: `POST /upload`\n',
    '| code | meaning | sentence |\n|---|---|---|',
    ...UPLOAD_KEYS.map((key) =>
      row(`\`${ERROR_CODES[key]}\``, meaning(schema, 'ErrorCode', ERROR_CODES[key]), texts(key) ?? ''),
    ),
    '\n## Notices: `notices` of a cart, `blockers` of a checkout\n',
    'They are codes of the enum `NoticeCode`, and stay what they are where a refusal has the same reason. A notice is kept until an answer\nasks for `notices`; what still stands in the way of the order is in `checkout.blockers` each time.\n',
    '| code | meaning | sentence |\n|---|---|---|',
    ...valuesOf(schema, 'NoticeCode').map((code) =>
      row(`\`${code}\``, meaning(schema, 'NoticeCode', code), noticeSentences(code, texts).join('<br>')),
    ),
    '',
  ].join('\n');
};

function refusals(schema: GraphQLSchema): string[] {
  const told = new Set<string>([
    ...Object.values(ERROR_CODES),
    ...Object.values(NOTICE_CODES).map(errorCodeOfNotice),
  ]);
  return valuesOf(schema, 'ErrorCode')
    .filter((code) => told.has(code))
    .map((code) => {
      const mutations = mutationsWith(code).map((name) => `[\`${name}\`](#${name.toLowerCase()})`);
      const shown = mutations.length > 0 ? mutations.join(', ') : elsewhere(code);
      return row(`\`${code}\``, meaning(schema, 'ErrorCode', code), shown, everySentence(code));
    });
}

function elsewhere(code: string): string {
  return UPLOAD_KEYS.some((key) => ERROR_CODES[key] === code) ? '`POST /upload`' : 'where Shopware says so';
}

function mutationsWith(code: string): string[] {
  return Object.entries<object>(ERROR_PLACES).flatMap(([name, codes]) =>
    Object.hasOwn(codes, code) ? [name] : [],
  );
}

/** All that a code may say, with where or when where it says several things. */
function everySentence(code: string): string {
  const all = sentencesOf(code);
  const named = Map.groupBy(all, ({ text }) => text);
  return [...named]
    .map(([text, same]) => {
      const places = [...new Set(same.flatMap(({ at }) => at))].map((place) => `\`${place}\``).join(', ');
      const when = same.find((one) => one.when !== null)?.when;
      const told = [places, when].filter(Boolean).join('; ');
      const general = named.size > 1 ? 'anywhere else' : '';
      return `${text}${told || general ? ` *(${told || general})*` : ''}`;
    })
    .join('<br>');
}

function byMutation(): string[] {
  return [...refusalsByMutation()].flatMap(([mutation, all]) =>
    all.length === 0
      ? []
      : [
          `### ${mutation}\n`,
          '| code | field | sentence |\n|---|---|---|',
          ...all.map(({ code, fields, sentences }) =>
            row(
              `\`${code}\``,
              fields.map((field) => `\`${field}\``).join(', '),
              sentences.map(({ text, when }) => `${text}${when ? ` *(${when})*` : ''}`).join('<br>'),
            ),
          ),
          '',
        ],
  );
}

function noticeSentences(code: string, texts: (key: string) => string | null): string[] {
  return Object.entries(NOTICE_CODES).flatMap(([key, own]) => (own === code ? (texts(key) ?? []) : []));
}

function sentences(): (key: string) => string | null {
  const file: unknown = JSON.parse(readFileSync('schema/messages/en-GB.json', 'utf8'));
  return (key) => {
    const text = isObject(file) ? file[key] : null;
    return typeof text === 'string' ? text : null;
  };
}

function valuesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

function meaning(schema: GraphQLSchema, name: string, code: string): string {
  const type = schema.getType(name);
  return (isEnumType(type) ? type.getValue(code)?.description : null) ?? '';
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
