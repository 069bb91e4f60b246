import { addToCart, buyableProduct, identify, placeOrder } from '../../gateway/testing/guest.ts';
import { Shopper, textAt } from '../../gateway/testing/shopper.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { inParallel } from './in-parallel.ts';
import { pictureAddresses } from './page-addresses.ts';
import { markdownTable, writePart } from './performance-page.ts';
import { processorSeconds, processorTime } from './processor-time.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';
const QUERY = '{ suggest(term: "cocotte") { total products { id name path } } }';
/** A browser that has been here before. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  cookie: 'kontor-consent=required; kontor-locale=de-DE',
};
const AT_ONCE = 10;
const KEPT_REQUESTS = 20_000;
const ROUNDS = 150;
/** Part of a processor that is planned for: the rest is for peaks. */
const PLANNED = 0.6;

/** One kind of work, and the microseconds of processor that it takes the gateway. */
interface Work {
  readonly what: string;
  readonly each: number;
}

const numbers = (from: number): number[] => Array.from({ length: ROUNDS }, (_, index) => from + index);

/** Microseconds of processor for each, so many at once, after some of the same that do not count. */
async function each(pid: number, work: (number: number) => Promise<unknown>): Promise<number> {
  await inParallel(numbers(0).slice(0, ROUNDS / 3), AT_ONCE, work);
  const before = processorSeconds(pid);
  await inParallel(numbers(ROUNDS), AT_ONCE, work);
  return ((processorSeconds(pid) - before) / ROUNDS) * 1_000_000;
}

async function got(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** Addresses of pictures of a shop, each size of each once. */
async function picturesOf(origin: string): Promise<string[]> {
  const html = await (await got(`${origin}/`)).text();
  return pictureAddresses(html + (await (await got(origin + LISTING)).text()));
}

async function kept(pid: number, origin: string): Promise<Work[]> {
  const query = `/graphql?query=${encodeURIComponent(QUERY)}`;
  const [picture = ''] = await picturesOf(origin);
  await got(origin + picture);
  const rows: Work[] = [];
  for (const [what, path] of [
    ['a page that is kept', LISTING],
    ['a query that is kept', query],
    ['a picture that is kept', picture],
  ] as const) {
    const asked = { url: origin + path, pid, headers: BROWSER };
    await processorTime(asked, KEPT_REQUESTS / 2);
    rows.push({ what, each: await processorTime(asked, KEPT_REQUESTS) });
  }
  return rows;
}

async function anew(pid: number, origin: string): Promise<Work[]> {
  const page = (number: number) => got(`${origin}${LISTING}?min-price=${number}`, { headers: BROWSER });
  const query = (number: number) =>
    new Shopper(origin).ask(
      'query ($input: ListingInput) { search(term: "pfanne", input: $input) { products { id name } } }',
      { input: { minPrice: String(number) } },
    );
  const pictures = await picturesOf(origin);
  const before = processorSeconds(pid);
  await inParallel(pictures, AT_ONCE, async (address) => (await got(origin + address)).arrayBuffer());
  const drawn = ((processorSeconds(pid) - before) / pictures.length) * 1_000_000;
  return [
    { what: 'a page that nobody asked for yet', each: await each(pid, page) },
    { what: 'a query that nobody asked for yet', each: await each(pid, query) },
    { what: `a picture in a size that is not drawn yet (${pictures.length} of them)`, each: drawn },
  ];
}

async function personal(pid: number, origin: string): Promise<Work[]> {
  const product = await buyableProduct(new Shopper(origin));
  const shoppers = Array.from({ length: AT_ONCE }, () => new Shopper(origin));
  await Promise.all(shoppers.map((shopper) => addToCart(shopper, product)));
  const one = (number: number) => shoppers[number % AT_ONCE] ?? new Shopper(origin);
  const cart = (number: number) =>
    one(number).ask('{ cart { count total { amount } items { id quantity } } }');
  const order = async (number: number) => {
    const guest = new Shopper(origin);
    await addToCart(guest, product);
    await identify(guest);
    textAt(await placeOrder(guest, `capacity-${number}`), 'order', 'number');
  };
  return [
    { what: 'a cart, read', each: await each(pid, cart) },
    { what: 'a piece put into a cart', each: await each(pid, (number) => addToCart(one(number), product)) },
    {
      what: 'an order of a guest, from the empty cart to its number (5 requests)',
      each: await each(pid, order),
    },
  ];
}

function aSecond(microseconds: number, part: number): string {
  const count = (1_000_000 / microseconds) * part;
  return count >= 100 ? (Math.round(count / 10) * 10).toLocaleString('en') : count.toPrecision(2);
}

/** `npm run bench -- --capacity`: processor of the gateway for each kind of work, which is what its capacity comes down to. */
export async function benchCapacity(sandbox: Sandbox): Promise<void> {
  const gateway = await startGateway({
    ...sandboxEnvironment(sandbox),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ATTEMPTS_PER_MINUTE: '10000000',
  });
  try {
    const origin = gateway.origin.replace('localhost', '127.0.0.1');
    const pid = gateway.process.pid ?? 0;
    const fresh = await anew(pid, origin);
    const rows = [...(await kept(pid, origin)), ...fresh, ...(await personal(pid, origin))];
    const text = [
      'Processor of the gateway, all its threads; Shopware’s own and that of Redis are not in it.',
      '',
      markdownTable(
        ['what', 'processor each, ms', 'a whole core, a second', `planned with (${PLANNED * 100} %)`],
        rows.map(({ what, each: one }) => [
          what,
          (one / 1_000).toPrecision(2),
          aSecond(one, 1),
          aSecond(one, PLANNED),
        ]),
      ),
    ].join('\n');
    writePart('capacity', text);
    process.stdout.write(`${text}\n`);
  } finally {
    await gateway.stop();
  }
}
