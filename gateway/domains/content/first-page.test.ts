import { expect, test } from 'vitest';
import { startTestGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const PAGE = `query ($path: String!) {
  page(path: $path) { ... on CategoryPage { seo { alternates { locale path } } } }
  navigation(kind: MAIN) { label }
}`;

test('the first page after a start reads only the menu of its language', async () => {
  const gateway = await startTestGateway();
  try {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
    const answer = await shopper.ask(PAGE, { path: '/kochen/' });
    expect(at(answer, 'page', 'seo', 'alternates')).toEqual([
      { locale: 'de-DE', path: '/kochen/' },
      { locale: 'en-GB', path: '/en/cooking/' },
      { locale: 'fr-CH', path: '/fr/cuire/' },
    ]);
    const menus = gateway.upstream.calls.filter(({ path }) => path.includes('/main-navigation/'));
    expect(menus).toHaveLength(1);
  } finally {
    await gateway.close();
  }
});
