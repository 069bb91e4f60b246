import { COCOTTE, expectWithin, HOME, LISTING, POTS } from './budget.ts';
import { expect, test } from './test.ts';

test.use({ loadsPictures: true });

const MAX_REQUESTS = 40;

test('home, listing and product stay within their budget, list their scripts and send no API request', async ({
  arrive,
}) => {
  for (const path of [HOME, POTS, COCOTTE]) {
    const shopper = await arrive();
    const files = await expectWithin(shopper, path, LISTING);
    expect(files.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(files.filter((one) => one.path === '/graphql')).toEqual([]);
    const named = await shopper.page.evaluate(() => {
      const { src, dataset } = document.querySelector<HTMLScriptElement>('script[data-entry]') ?? {};
      return [new URL(src ?? '').pathname, dataset?.['entry'], ...(dataset?.['modules'] ?? '').split(' ')];
    });
    const scripts = files.filter(({ kind }) => kind === 'script').map((one) => one.path);
    expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
  }
});
