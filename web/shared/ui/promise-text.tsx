import type { ShopPromisePartsFragment } from '../../generated/graphql.ts';

/** What the shop promises, as a link where it says more elsewhere. */
export function PromiseText({ promise: { text, url } }: { promise: ShopPromisePartsFragment }) {
  return url ? (
    <a className="link" href={url}>
      {text}
    </a>
  ) : (
    text
  );
}
