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
