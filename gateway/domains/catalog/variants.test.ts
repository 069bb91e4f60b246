import { beforeAll, describe, expect, test } from 'vitest';
import { productId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;
let shown: { readonly id: string; readonly parentId: string; readonly chosen: string[] };
let sister: { readonly option: string; readonly path: string };

interface Option {
  readonly selected: boolean;
  readonly combinable: boolean;
}

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  const { page } = await shopper.ask(`{ page(path: "/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/") {
    ... on ProductPage { product { id parentId variantChoices { options { option { id } selected combinable path } } } } } }`);
  const choices = at(page, 'product', 'variantChoices') as { options: Option[] }[];
  const [sizes = [], ...others] = choices.map(({ options }) => options);
  const another = sizes.find(({ combinable, selected }) => combinable && !selected);
  shown = {
    id: textAt(page, 'product', 'id'),
    parentId: textAt(page, 'product', 'parentId'),
    chosen: [sizes, ...others].map((list) =>
      textAt(
        list.find(({ selected }) => selected),
        'option',
        'id',
      ),
    ),
  };
  sister = { option: textAt(another, 'option', 'id'), path: textAt(another, 'path') };
});

async function variant(productId: string, options: readonly string[]): Promise<unknown> {
  const query =
    'query ($id: ID!, $options: [ID!]!) { product(id: $id) { variant(options: $options) { id path } } }';
  const { product } = await shopper.ask(query, { id: productId, options });
  return product === null ? null : at(product, 'variant');
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
});

describe('a product by its number', () => {
  const numbered = async (number: string) =>
    (await shopper.ask('query ($n: String!) { productByNumber(number: $n) { id number } }', { n: number }))[
      'productByNumber'
    ];

  test('is found by the number of a product or a variant, and by its EAN', async () => {
    const { product } = await shopper.ask('query ($id: ID!) { product(id: $id) { id number } }', {
      id: shown.id,
    });
    expect(await numbered(textAt(product, 'number'))).toEqual(product);
    expect(await numbered('7612345678900')).toMatchObject({ id: productId('knife-santoku') });
  });

  test('is the first variant that is available for the number of a parent', async () => {
    const parent = gateway.sandbox.controls.product('cocotte-alva');
    expect(await numbered(parent?.number ?? '')).toMatchObject({
      id: expect.not.stringMatching(parent?.id ?? ''),
    });
  });

  test.each(['', 'nonsense', 'x'.repeat(65)])('is null for %o', async (number) => {
    expect(await numbered(number)).toBeNull();
  });
});
