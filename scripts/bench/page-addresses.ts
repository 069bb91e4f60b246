/** Paths of the files or pages that a sitemap names. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Addresses of the pictures that a page names, each size of each, each once. */
export const pictureAddresses = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/picture\/[^\s\\"',&)]+/g)].map(([address]) => address)),
];
