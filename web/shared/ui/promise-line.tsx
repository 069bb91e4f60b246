import { Fragment } from 'react';
import type { PromiseIcon, ShopPromisePartsFragment } from '../../generated/graphql.ts';
import { Icon } from './elements.tsx';
import type { IconName } from './icon-sprite.ts';

const DRAWINGS: Readonly<Record<PromiseIcon, IconName>> = {
  BOX: 'box',
  CARD: 'card',
  CHECK: 'check',
  CLOCK: 'clock',
  RETURN: 'return',
  SHIELD: 'shield',
  TOOL: 'tool',
  TRUCK: 'truck',
};

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

/** Promises of the shop, each with its icon below a line. */
export function PromiseNotes({ promises }: { promises: readonly ShopPromisePartsFragment[] }) {
  return promises.map((promise) => (
    <div key={promise.text} className="notice border-t border-line">
      <Icon name={DRAWINGS[promise.icon ?? 'CHECK']} />
      <p>
        <PromiseText promise={promise} />
      </p>
    </div>
  ));
}
