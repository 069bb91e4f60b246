import '../../../styles/product-details.css';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Icon, Prose } from '../../../shared/ui/elements.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { type Property, PropertyTable } from '../../../shared/ui/property-table.tsx';
import { DetailBlock } from '../detail-block.tsx';
import { Reviews } from '../reviews.tsx';
import { Bestsellers, ProductRow } from './product-card.tsx';

/** Merges facts of the same name into one row and drops a value that another value contains. */
export function mergedFacts(facts: readonly Property[]): Property[] {
  const rows = new Map<string, Property>();
  for (const fact of facts) {
    const name = `${fact.label.trim().toLowerCase()} ${fact.unit ?? ''}`;
    const known = rows.get(name);
    rows.set(name, known ? { ...known, values: fullest([...known.values, ...fact.values]) } : fact);
  }
  return [...rows.values()];
}

const SIZES = ['width', 'height', 'length'];

/** Sizes in one row, such as `240 × 170 × 315`. */
function withOneSize(facts: readonly Property[]): Property[] {
  const sizes = facts.filter(({ key }) => SIZES.includes(key));
  const row = {
    ...sizes[0],
    key: 'size',
    label: sizes.map(({ label }) => label).join(' × '),
    values: [sizes.map(({ values }) => values.join()).join(' × ')],
  };
  return facts.flatMap((fact) => (fact === sizes[0] ? row : sizes.includes(fact) ? [] : fact));
}

function fullest(values: readonly string[]): string[] {
  const plain = values.map((value) => value.trim().toLowerCase());
  const isContained = (text: string, index: number) =>
    plain.some((other, at) =>
      other === text ? at < index : other.startsWith(`${text},`) || other.startsWith(`${text} `),
    );
  return values.filter((value, index) => !isContained(plain[index] ?? value, index));
}

interface SpecificationsProps {
  product: ProductPartsFragment;
  /** Next to the gallery. */
  beside?: boolean;
}

export function Specifications({ product, beside }: SpecificationsProps) {
  const t = useTranslate();
  const facts = mergedFacts([
    ...product.properties,
    ...withOneSize(product.specifications),
    ...(product.manufacturer
      ? [{ key: 'manufacturer', label: t('product.manufacturer'), values: [product.manufacturer.name] }]
      : []),
    ...(product.ean ? [{ key: 'ean', label: t('product.ean'), values: [product.ean] }] : []),
  ]);
  if (facts.length === 0) return null;
  return (
    <div className={beside ? 'product-facts' : undefined} data-testid="product-specifications">
      <h2 className={beside ? 'title-4' : 'title-3'}>{t('product.specifications')}</h2>
      <PropertyTable properties={facts} label={t('product.specifications')} />
    </div>
  );
}

interface ProductDetailsProps {
  product: ProductPartsFragment;
  /** Shown elsewhere. */
  withoutDescription?: boolean;
  withoutSpecifications?: boolean;
}

export function ProductDetails({ product, withoutDescription, withoutSpecifications }: ProductDetailsProps) {
  const t = useTranslate();
  return (
    <>
      <div className="page-width">
        <div className="detail-pair">
          {!withoutDescription && product.descriptionHtml && (
            <div data-testid="product-description">
              <h2 className="title-3">{t('product.description')}</h2>
              <Prose html={product.descriptionHtml} className="lead" />
            </div>
          )}
          {!withoutSpecifications && <Specifications product={product} />}
        </div>
      </div>
      {product.bundle.length > 0 && (
        <DetailBlock title={t('product.bundle')} testId="product-bundle">
          <div className="bundle-items">
            {product.bundle.map(({ quantity, product: part }) => (
              <div key={part.id}>
                <div className="picture">
                  <Picture image={part.cover} sizes="(min-width: 700px) 16vw, 46vw" alt="" />
                </div>
                <p className="small mt-2.5">
                  <a className="font-semibold hover:underline" href={part.path}>
                    {quantity} × {part.name}
                  </a>
                  <span className="block text-ink-2">{part.summary}</span>
                </p>
              </div>
            ))}
          </div>
        </DetailBlock>
      )}
      <Reviews key={product.parentId ?? product.id} product={product} />
      {product.faq.length > 0 && (
        <DetailBlock title={t('product.faq')} testId="product-faq">
          {product.faq.map(({ question, answerHtml }) => (
            <details key={question} className="disclosure">
              <summary>
                {question} <Icon name="chevron" small />
              </summary>
              <Prose html={answerHtml} className="pr-10 pb-5.5 text-ink-2" />
            </details>
          ))}
        </DetailBlock>
      )}
    </>
  );
}

/** Available alternatives to a sold-out product. */
export function AlternativesRow({ product: { alternatives } }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  return <ProductRow title={t('stock.similar')} products={alternatives} testId="product-alternatives" />;
}

/** Bestsellers for a product with neither cross-selling nor alternatives. */
export function CrossSellingRows({ product }: { product: ProductPartsFragment }) {
  if (!product.crossSellings.length && !product.alternatives.length)
    return <Bestsellers without={product.name} />;
  return product.crossSellings.map(({ id, title, products }) => (
    <ProductRow key={id} title={title} products={products} testId="product-cross-selling" />
  ));
}
