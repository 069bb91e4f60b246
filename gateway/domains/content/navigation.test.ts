import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { largeDemoShop } from '../../testing/large-demo-shop.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway({}, { bundle: null }, largeDemoShop(600, 500));

test('a menu of hundreds of categories is read level by level and complete', async () => {
  const shopper = new Shopper(gateway.url);
  const LEVELS = 'label children { label children { label children { label } } }';
  const ask = async (depth: number) => {
    const before = gateway.upstream.calls.length;
    const { navigation } = await shopper.ask(`{ navigation(kind: MAIN, depth: ${depth}) { ${LEVELS} } }`);
    const bodies = gateway.upstream.calls
      .slice(before)
      .filter(({ path }) => path.includes('/navigation/'))
      .map(({ body }) => at(JSON.parse(body), 'depth'));
    return { navigation, depths: bodies };
  };
  const two = await ask(2);
  const three = await ask(3);
  const five = await ask(5);
  // Shopware returns one level more than requested.
  expect([two.depths, three.depths, five.depths]).toEqual([[1], [2], []]);
  expect(five.navigation).toEqual(three.navigation);
  const third = (menu: unknown) => JSON.stringify(menu).split('"children"').length;
  expect(third(three.navigation)).toBeGreaterThan(third(two.navigation));
});
