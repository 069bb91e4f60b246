import { useState } from 'react';
import { useQuery } from 'urql';
import type { StoresQuery } from './generated/graphql.ts';
import { StoresDocument } from './shop.generated.ts';

interface Words {
  stores: string;
  near: string;
  none: string;
}

/** All of them at first, rendered by the server; those near a place once one is typed. */
export function StoresPage({ all, words }: { all: StoresQuery['stores']; words: Words }) {
  const [near, setNear] = useState('');
  const [{ data }] = useQuery({ query: StoresDocument, variables: { near }, pause: near === '' });
  const stores = near === '' ? all : (data?.stores ?? []);
  return (
    <div className="page-width">
      <h1 className="title-1 page-title">{words.stores}</h1>
      <label className="field">
        <span>{words.near}</span>
        <input className="input" value={near} onChange={(event) => setNear(event.target.value)} />
      </label>
      <ul className="stores" aria-live="polite">
        {stores.map(({ id, name, street, town }) => (
          <li key={id}>
            <b>{name}</b>
            <br />
            {street}
            <br />
            {town}
          </li>
        ))}
        {stores.length === 0 && data && <li>{words.none}</li>}
      </ul>
    </div>
  );
}
