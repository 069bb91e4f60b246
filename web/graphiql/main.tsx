import 'graphiql/style.css';
import './main.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const HEADERS = JSON.stringify({ 'kontor-locale': 'de-DE', 'graphql-client-name': 'graphiql' }, null, 2);

const QUERY = `{
  navigation(kind: MAIN, depth: 1) {
    label
    link { path }
  }
}
`;

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const root = document.getElementById('graphiql');
if (root !== null)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultQuery={QUERY} defaultHeaders={HEADERS} shouldPersistHeaders />,
  );
