import { Fragment } from 'react';
import type { ShopPromisePartsFragment } from '../../generated/graphql.ts';

/** A promise of the shop, linked if it has a URL. */
export function PromiseText({ promise: { text, url } }: { promise: ShopPromisePartsFragment }) {
  return url ? (
    <a className="link" href={url}>
      {text}
    </a>
  ) : (
    text
  );
}

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
