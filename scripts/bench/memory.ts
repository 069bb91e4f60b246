import { readFileSync } from 'node:fs';

const DISTINCT_REQUESTS = 10_000;
const PICTURES = 500;
const SHOPPERS = 150;
const LANES = 8;

/** Resident memory of a process on Linux, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024);
}

/** Requests 10,000 distinct pages and queries, then 500 pictures while 150 shoppers fill a cart. */
export async function fillCaches(origin: string, productId: string): Promise<void> {
  const sitemaps = locations(await text(`${origin}/sitemap.xml`));
  const pages = (
    await Promise.all(sitemaps.map(async (path) => locations(await text(origin + path))))
  ).flat();
  const pictures = new Set<string>();
  await inParallel(pages, async (path) => {
    for (const [address] of (await text(origin + path)).matchAll(/\/picture\/[^\s\\"',&)]+/g))
      pictures.add(address);
  });
  const searches = Array.from({ length: DISTINCT_REQUESTS - pages.length }, (_, index) => index);
  await inParallel(searches, (index) => {
    const query = `{ suggest(term: "pfanne ${index}") { totalCount products { id name path } } }`;
    return text(
      index % 2 === 0
        ? `${origin}/search?search=topf+${index}`
        : `${origin}/graphql?query=${encodeURIComponent(query)}`,
    );
  });
  const body = JSON.stringify({
    query:
      'mutation ($id: ID!) { addToCart(input: { items: [{ productId: $id }] }) { cart { totalQuantity } } }',
    variables: { id: productId },
  });
  await Promise.all([
    inParallel([...pictures].slice(0, PICTURES), (path) => text(origin + path)),
    inParallel(Array.from({ length: SHOPPERS }), () => text(`${origin}/graphql`, { method: 'POST', body })),
  ]);
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

async function text(url: string, init: RequestInit = {}): Promise<string> {
  const headers = { accept: 'text/html,image/avif,image/webp,*/*', 'content-type': 'application/json' };
  const response = await fetch(url, { ...init, headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

async function inParallel<T>(list: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
