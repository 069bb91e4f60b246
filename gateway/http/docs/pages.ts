import { isObjectType } from 'graphql';
import { EXAMPLES, type Example } from '../../../schema/examples.ts';
import { ERRORS_PATH } from './errors.ts';
import { type Html, html } from './html.ts';
import type { Entry } from './reference.ts';
import type { Section } from './sections.ts';

/** What a page of the reference stands in. */
interface Frame {
  readonly sections: readonly Section[];
  /** Whether operations can be tried at `/graphiql`. */
  readonly graphiql: boolean;
  /** Whether `/schema.graphql` is served. */
  readonly schemaFile: boolean;
}

/** A search shows so many. */
const MAX_FOUND = 60;

/** A whole document. */
export function document(
  title: string,
  main: Html,
  { sections, graphiql, schemaFile }: Frame,
  term = '',
): string {
  const links = [
    ['/docs', 'Overview'],
    ['/docs/examples', 'Examples'],
    ...sections.map(({ path, title: name }) => [path, name]),
    [ERRORS_PATH, 'Errors'],
    ...(graphiql ? [['/graphiql', 'GraphiQL']] : []),
    ...(schemaFile ? [['/schema.graphql', 'Schema file']] : []),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Kontor’s schema</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header>
<a class="name" href="/docs">Schema</a>
<form action="/docs/search" role="search">
<label for="term">Search types, fields and errors</label>
<input id="term" name="q" type="search" value="${term}" maxlength="100" autocomplete="off" spellcheck="false">
<button>Search</button>
</form>
</header>
<nav aria-label="Pages"><ul>${links.map(([href = '', name = '']) => html`<li><a href="${href}">${name}</a></li>`)}</ul></nav>
<main id="main">${main}</main>
</body>
</html>
`.text;
}

/** Where a reader begins. */
export function overview({ sections, schemaFile }: Pick<Frame, 'sections' | 'schemaFile'>): Html {
  return html`<h1>The schema of this shop</h1>
<p>One GraphQL endpoint, <code>/graphql</code>, answers all that a frontend of this shop needs, from the menu to the order. These pages are made
of the schema that this gateway answers by, what the shop itself has added included.</p>
<ul>
<li><a href="/docs/examples">Operations to begin with</a></li>
<li><a href="${ERRORS_PATH}">What each mutation may refuse</a>, at which field and in which words</li>
${schemaFile ? html`<li><a href="/schema.graphql">The schema as one file</a>, for code generators, editors and linters</li>` : null}
</ul>
${sections.map(
  (section) => html`<section><h2><a href="${section.path}">${section.title}</a></h2>
<ul class="names">${namesOf(section).map((name) => html`<li><a href="${section.path}#${name}"><code>${name}</code></a></li>`)}</ul></section>`,
)}`;
}

function namesOf({ root, types }: Section): readonly string[] {
  return root
    ? types.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()) : []))
    : types.map(({ name }) => name);
}

/** Operations to copy, or to open where they can be tried. */
export function examples(graphiql: boolean): Html {
  return html`<h1>Examples</h1>
<p>In the order in which a frontend asks. Ids have to be put in; the header <code>kontor-locale</code> says in which language the answer is to
be, <code>kontor-currency</code> in which currency.</p>
${EXAMPLES.map((example) => exampleOf(example, graphiql))}`;
}

function exampleOf(example: Example, graphiql: boolean): Html {
  const { name, title, text, variables } = example;
  return html`<section aria-labelledby="${name}"><h2 id="${name}"><a href="#${name}">${title}</a></h2>
<pre tabindex="0"><code>${text}</code></pre>
${variables ? html`<h3>Variables</h3><pre tabindex="0"><code>${JSON.stringify(variables, null, 2)}</code></pre>` : null}
${graphiql ? html`<p><a href="/graphiql?example=${name}">Open in GraphiQL</a></p>` : null}</section>`;
}

/** What a search has found; names that begin with the term first, then those that hold it, then descriptions. */
export function found(term: string, entries: readonly Entry[]): Html {
  const hits = search(term, entries);
  const shown = hits.slice(0, MAX_FOUND);
  const count =
    hits.length > shown.length ? `${shown.length} of ${hits.length} places` : `${hits.length} places`;
  return html`<h1>${term === '' ? 'Search' : `Search for “${term}”`}</h1>
<p role="status">${term === '' ? 'Type the name of a type or a field, a code or a sentence.' : `${count}.`}</p>
<ul class="found">${shown.map(
    ({ name, href, description }) => html`<li><a href="${href}"><code>${name}</code></a> ${description}</li>`,
  )}</ul>`;
}

function search(term: string, entries: readonly Entry[]): readonly Entry[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = ({ name, description }: Entry): number => {
    const own = name.toLowerCase();
    const last = own.split('.').at(-1) ?? own;
    if (own === wanted) return 0;
    if (own.startsWith(wanted)) return 1;
    if (last.startsWith(wanted)) return 2;
    if (own.includes(wanted)) return 3;
    return description.toLowerCase().includes(wanted) ? 4 : 5;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
