import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;
let shown: { readonly id: string; readonly parentId: string; readonly chosen: string[] };
let sister: { readonly option: string; readonly path: string };

const CHOICES = `id parentId path variantChoices { group { id } options { option { id } selected combinable path } }`;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  const { search } = await shopper.ask('{ search(term: "cocotte") { nodes { id hasVariants } } }');
  const cards = at(search, 'nodes') as unknown[];
  const id = textAt(
    cards.find((card) => at(card, 'hasVariants') === true),
    'id',
  );
  const { product } = await shopper.ask(`query ($id: ID!) { product(id: $id) { ${CHOICES} } }`, { id });
  const options = (at(product, 'variantChoices') as unknown[]).map(
    (choice) => at(choice, 'options') as unknown[],
  );
  const combinable = options[0]?.find(
    (one) => at(one, 'combinable') === true && at(one, 'selected') === false,
  );
  shown = {
    id: textAt(product, 'id'),
    parentId: textAt(product, 'parentId'),
    chosen: options.map((list) =>
      textAt(
        list.find((one) => at(one, 'selected') === true),
        'option',
        'id',
      ),
    ),
  };
  sister = { option: textAt(combinable, 'option', 'id'), path: textAt(combinable, 'path') };
});

async function variant(productId: string, options: readonly string[]): Promise<unknown> {
  const query =
    'query ($id: ID!, $options: [ID!]!) { variant(productId: $id, options: $options) { id path } }';
  return (await shopper.ask(query, { id: productId, options }))['variant'];
}

describe('a variant by its options', () => {
  test('is found from the product and from any of its variants', async () => {
    const options = [sister.option, ...shown.chosen.slice(1)];
    expect(await variant(shown.id, options)).toMatchObject({ path: sister.path });
    expect(await variant(shown.parentId, options)).toMatchObject({ path: sister.path });
    expect(await variant(shown.id, shown.chosen)).toMatchObject({ id: shown.id });
  });

  test.each([
    ['options that no variant has', () => [...shown.chosen, '0'.repeat(32)]],
    ['options that several have', () => []],
    ['what is no id', () => ['nonsense']],
  ])('is null for %s', async (_what, options) => {
    expect(await variant(shown.id, options())).toBeNull();
  });

  test('is null for a product that is not sold', async () => {
    expect(await variant('0'.repeat(32), shown.chosen)).toBeNull();
    expect(await variant('nonsense', shown.chosen)).toBeNull();
  });
});
