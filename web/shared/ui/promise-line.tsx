import { Fragment } from 'react';
import type { ShopPromisePartsFragment } from '../../generated/graphql.ts';
import { PromiseText } from './promise-text.tsx';

/** Promises of the shop in one line of small print, each a sentence. */
export function PromiseLine({ promises }: { promises: readonly ShopPromisePartsFragment[] }) {
  return promises.map((promise, index) => (
    <Fragment key={promise.text}>
      {index > 0 && ' '}
      <PromiseText promise={promise} />
      {/[.!?]$/.test(promise.text) ? '' : '.'}
    </Fragment>
  ));
}
