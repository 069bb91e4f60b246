import 'graphiql/style.css';
import './main.css';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';

const HEADERS = JSON.stringify({ 'kontor-locale': 'de-DE', 'graphql-client-name': 'graphiql' }, null, 2);

const QUERY = `{
  navigation(kind: MAIN, depth: 1) {
    label
    link { path }
  }
}
`;

const fetcher: GraphiQLProps['fetcher'] = async (operation, { headers } = {}) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(operation),
  });
  return response.json();
};

const root = document.getElementById('graphiql');
if (root !== null)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={QUERY} defaultHeaders={HEADERS} shouldPersistHeaders />,
  );
