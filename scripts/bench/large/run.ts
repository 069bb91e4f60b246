import { ensureBuilt } from '../../build-state.ts';
import { markdownTable, writePart } from '../performance-page.ts';
import { type Figures, measure } from './measure.ts';
import { LATENCY_MS, startLargeShop } from './shop.ts';

const SIZES = [100, 10_000, 100_000];

/**
 * `npm run bench -- --large`: what a gateway costs in front of generated shops of three sizes; writes the table into
 * docs/performance.md. Takes some minutes.
 */
export async function runLarge(): Promise<void> {
  await ensureBuilt();
  const columns: Figures[] = [];
  for (const products of SIZES) {
    process.stdout.write(`A shop of ${products} products …\n`);
    const shop = await startLargeShop(products);
    try {
      columns.push(await measure(shop));
    } finally {
      await shop.stop();
    }
  }
  const names = [...new Set(columns.flatMap((figures) => [...figures.keys()]))];
  const table = markdownTable(
    ['products', ...SIZES.map((size) => size.toLocaleString('en'))],
    names.map((name) => [name, ...columns.map((figures) => figures.get(name) ?? '')]),
  );
  process.stdout.write(`${table}\n`);
  writePart('large', `Every answer of Shopware takes ${LATENCY_MS} ms.\n\n${table}`);
}
