const EXAMPLE = `query Menu {
  navigation(kind: MAIN, depth: 1) {
    label
    link {
      path
    }
  }
}`;

export const GRAPHIQL_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Kontor GraphiQL</title><link rel="stylesheet" href="/graphiql/style.css"></head>
<body>
<header><h1>Kontor GraphiQL</h1><a href="/schema.graphql">schema.graphql</a>
<label>Locale <select id="locale"><option>de-DE</option><option>en-GB</option><option>fr-CH</option></select></label>
<button id="run" type="button">Run (Ctrl+Enter)</button></header>
<main><section><label for="query">Query</label><textarea id="query" spellcheck="false">${EXAMPLE}</textarea>
<label for="variables">Variables</label><textarea id="variables" spellcheck="false">{}</textarea></section>
<section><label for="result">Answer</label><pre id="result" tabindex="0"></pre></section>
<section><label for="filter">Schema</label><input id="filter" placeholder="Find in the schema"><pre id="schema" tabindex="0"></pre></section></main>
<script src="/graphiql/script.js"></script>
</body>
</html>
`;

export const GRAPHIQL_SCRIPT = `const of = (id) => document.getElementById(id);
let sdl = '';
const show = () => {
  const wanted = of('filter').value.toLowerCase();
  of('schema').textContent = sdl.split('\\n\\n').filter((part) => part.toLowerCase().includes(wanted)).join('\\n\\n');
};
fetch('/schema.graphql').then((answer) => answer.text()).then((text) => { sdl = text; show(); });
of('filter').addEventListener('input', show);
const run = async () => {
  try {
    const body = JSON.stringify({ query: of('query').value, variables: JSON.parse(of('variables').value || '{}') });
    const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json', 'kontor-locale': of('locale').value };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    of('result').textContent = answer.status + '\\n' + JSON.stringify(await answer.json(), null, 2);
  } catch (error) {
    of('result').textContent = String(error);
  }
};
of('run').addEventListener('click', run);
document.addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(); });
`;

export const GRAPHIQL_STYLE = `body{margin:0;font:14px/1.5 system-ui;color:#222;background:#fafafa}
header{display:flex;gap:1rem;align-items:center;padding:.5rem 1rem;border-bottom:1px solid #ddd}h1{font-size:1rem;margin:0}
main{display:grid;grid-template-columns:1fr 1fr 1fr;height:calc(100vh - 3rem)}section{display:flex;flex-direction:column;padding:.5rem;min-width:0}
textarea,pre,input{font:12px/1.5 ui-monospace,monospace;border:1px solid #ccc;background:#fff;padding:.5rem;margin:0 0 .5rem}
#query,pre{flex:1;overflow:auto}#variables{height:6rem}`;
