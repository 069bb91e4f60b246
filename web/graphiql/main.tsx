import 'graphiql/style.css';
import './main.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const EXAMPLE = `# Headers choose the language;
# see docs/other-frontends.md.
query Menu {
  navigation(kind: MAIN, depth: 1) {
    label
    link {
      path
    }
  }
}
`;

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const root = document.getElementById('graphiql');
if (root !== null)
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultQuery={EXAMPLE}
      defaultHeaders={JSON.stringify({ 'kontor-locale': 'de-DE' }, null, 2)}
    />,
  );
