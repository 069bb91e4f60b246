import { type GraphQLSchema, isEnumType } from 'graphql';
import { type Refusal, refusalsByMutation, type Told } from '../../domains/shared/error-sentences.ts';
import { PROGRAM_CODES } from '../../domains/shared/program-codes.ts';
import { type Html, html, prose } from './html.ts';
import type { Entry } from './reference.ts';

export const ERRORS_PATH = '/docs/errors';

/** What each mutation may refuse, at which field and in which words, and what programs are told: `docs/error-codes.md` as a page. */
export function errors(schema: GraphQLSchema): Html {
  return html`<h1>Errors</h1>
<p>What a buyer can mend stands in <code>userErrors</code> of a mutation: <code>code</code>, <code>message</code> in their language (here in English), and
<code>field</code>, the path in the input. What nobody at the keyboard can mend is an entry of <code>errors</code>, with <code>extensions.code</code>. All codes are values of
<a href="/docs/enums#ErrorCode">ErrorCode</a>.</p>
<p>Any mutation that needs a login may be <code>NOT_LOGGED_IN</code>, whatever tries a secret or sends mails <code>RATE_LIMITED</code>, and what Shopware refuses with a code of its own
is <code>UNKNOWN</code>, with <code>upstreamCode</code>. An asterisk stands for an index.</p>
${[...refusalsByMutation()].map(([mutation, all]) => (all.length === 0 ? null : refusals(mutation, all)))}
<section aria-labelledby="errors"><h2 id="errors"><a href="#errors">errors</a></h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">HTTP status</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(PROGRAM_CODES).map(
    ([code, status]) =>
      html`<tr><td>${linkTo(code)}</td><td>${status}</td><td>${prose(meaning(schema, code))}</td></tr>`,
  )}</tbody></table></section>`;
}

/** All refusals, to be found by code, field and sentence. */
export function errorEntries(): readonly Entry[] {
  return [...refusalsByMutation()].flatMap(([mutation, all]) =>
    all.map(({ code, fields, sentences }) => ({
      name: `${mutation}.${code}`,
      href: `${ERRORS_PATH}#${mutation}`,
      description: [fields.join(', '), sentences.map(({ text }) => text).join(' ')]
        .filter(Boolean)
        .join(': '),
    })),
  );
}

function refusals(mutation: string, all: readonly Refusal[]): Html {
  return html`<section aria-labelledby="${mutation}"><h2 id="${mutation}"><a href="#${mutation}">${mutation}</a></h2>
<p><a href="/docs/mutations#${mutation}">What it does</a></p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Field</th><th scope="col">Sentence</th></tr></thead>
<tbody>${all.map(
    ({ code, fields, sentences }) =>
      html`<tr><td>${linkTo(code)}</td><td>${fields.map((field) => html`<code>${field}</code> `)}</td>
<td>${sentences.map(sentence)}</td></tr>`,
  )}</tbody></table></section>`;
}

function sentence({ text, when }: Told): Html {
  return html`<p>${text}${when === null ? null : html` <em>(${when})</em>`}</p>`;
}

function linkTo(code: string): Html {
  return html`<a href="/docs/enums#ErrorCode.${code}"><code>${code}</code></a>`;
}

function meaning(schema: GraphQLSchema, code: string): string {
  const type = schema.getType('ErrorCode');
  return (isEnumType(type) ? type.getValue(code)?.description : null) ?? '';
}
