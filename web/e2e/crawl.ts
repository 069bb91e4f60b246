import { readdirSync, readFileSync } from 'node:fs';

const MESSAGES = new URL('../messages/', import.meta.url);
const CONCURRENCY = 8;

/** Message keys with a dot, which cannot occur as words in a text. */
export function messageKeys(): Set<string> {
  const files = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('de.json'),
  );
  const keys = files.flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(new URL(name, MESSAGES), 'utf8'))),
  );
  return new Set(keys.filter((key) => key.includes('.')).map((key) => key.replace(/_(?:one|other)$/, '')));
}

/** Runs `work` for all items, eight at a time. */
export async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Paths of all pages of a language in the sitemap. */
export async function sitemap(origin: string, locale: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const texts = await Promise.all(
    files.filter((file) => file.includes(locale)).map(async (file) => (await fetch(origin + file)).text()),
  );
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
  return [...new Set(paths)];
}

/** Faults of a page, one line each. */
export function faults(html: string, keys: ReadonlySet<string>): string[] {
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim());
  const pictures = [...body.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const levels = [...body.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
  return [
    ...levels.flatMap((level, index) =>
      level - (levels[index - 1] ?? level) > 1 ? [`h${level} after h${levels[index - 1]}`] : [],
    ),
    ...(body.match(/<h1\b/g)?.length === 1 ? [] : [`${body.match(/<h1\b/g)?.length ?? 0} h1`]),
    ...(/<title>[^<]{3,}<\/title>/.test(body) ? [] : ['no title']),
    ...(/<link[^>]*rel="canonical"/.test(body) ? [] : ['no canonical address']),
    ...pictures.filter((tag) => !/\salt="/.test(tag)).map((tag) => `no alt: ${tag.slice(0, 120)}`),
    ...texts.filter((text) => keys.has(text)).map((text) => `raw key ${text}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `duplicate id ${id}`),
  ];
}
