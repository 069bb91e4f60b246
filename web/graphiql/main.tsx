import 'graphiql/style.css';
import './main.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { EXAMPLES, type Example } from '../../schema/examples.ts';

const HEADERS = JSON.stringify({ 'kontor-locale': 'de-DE', 'graphql-client-name': 'graphiql' }, null, 2);

const tabOf = ({ text, variables }: Example) => ({
  query: text,
  headers: HEADERS,
  ...(variables ? { variables: JSON.stringify(variables, null, 2) } : {}),
});

/** What a link of `/docs` names, in a tab of its own; without one, what was open before, at first all examples. */
const wanted = new URLSearchParams(location.search).get('example');
const linked = EXAMPLES.find(({ name }) => name === wanted);
const opened = linked ? tabOf(linked) : {};
const tabs = [...(linked ? [linked] : []), ...EXAMPLES.filter((example) => example !== linked)];

const fetcher = createGraphiQLFetcher({ url: '/graphql' });
const root = document.getElementById('graphiql');
if (root !== null)
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs.map(tabOf)}
      defaultHeaders={HEADERS}
      shouldPersistHeaders
      {...opened}
    />,
  );
