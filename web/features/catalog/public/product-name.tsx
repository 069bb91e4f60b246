import type { ProductPartsFragment } from '../../../generated/graphql.ts';

export function ProductName({
  product: { name, options },
  level,
  look,
}: {
  product: Pick<ProductPartsFragment, 'name' | 'options'>;
  level: 1 | 2;
  look: 'title-1' | 'title-2';
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={look}>
      <span data-testid="product-name">{name}</span>
      {options.length > 0 && (
        <>
          {' '}
          <span className="lead block text-ink-2">{options.map(({ label }) => label).join(', ')}</span>
        </>
      )}
    </Heading>
  );
}
