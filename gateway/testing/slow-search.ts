import type { UpstreamProxy } from './upstream-proxy.ts';

const DELAY_MS = 1_500;
const NOTHING_OF_SEVEN = '{"elements":[],"total":7}';

/** Delays each search of Shopware until `upstream.fault` is set again. @returns the number of searches so far */
export function slowSearches(upstream: UpstreamProxy): () => number {
  let count = 0;
  upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/search') return false;
    count++;
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end(NOTHING_OF_SEVEN),
      DELAY_MS,
    );
    return true;
  };
  return () => count;
}
