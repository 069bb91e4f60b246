import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

test('a sales channel without footer and service categories has pages without these menus', async () => {
  gateway.sandbox.controls.set({ otherMenus: false });
  const query = `{ main: navigation(kind: MAIN) { label } footer: navigation(kind: FOOTER) { label }
    service: navigation(kind: SERVICE) { label } shop { legalPages { role } } page(path: "/") { __typename } }`;
  const answer = await new Shopper(gateway.url).ask(query);
  expect(answer).toMatchObject({ footer: [], service: [], page: { __typename: 'CategoryPage' } });
  expect(answer['main']).not.toEqual([]);
});
