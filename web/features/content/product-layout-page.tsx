import type { CmsPagePartsFragment, PageQuery } from '../../generated/graphql.ts';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { OnlyHit, ProductName } from '../catalog/public/product-info.tsx';
import { useProductView } from '../catalog/public/product-text.ts';
import { withoutRepeats } from './cms-rules.ts';
import { CmsSections } from './cms-sections.tsx';

type Page = Extract<NonNullable<PageQuery['page']>, { __typename: 'ProductPage' }>;

const NAMING = ['product-name', 'buy-box'];

/** Uses the product name as the heading even if no element shows it. */
export function ProductLayoutPage({ page, cms }: { page: Page; cms: CmsPagePartsFragment }) {
  const { product, breadcrumbs } = page;
  useProductView(product);
  const blocks = cms.sections.flatMap((section) => [...section.blocks, ...section.sidebar]);
  const named = blocks.some(({ slots }) =>
    slots.some((slot) => slot.__typename === 'CmsProductPart' && NAMING.includes(slot.part)),
  );
  return (
    <div data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <OnlyHit />
        {!named && <ProductName product={product} level={1} look="title-1" />}
      </div>
      <CmsSections cms={withoutRepeats(cms, { name: product.name }, false)} listing={null} hero={false} />
    </div>
  );
}
