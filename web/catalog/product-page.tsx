import { useEffect } from 'react';
import { useShop } from '../app/shop.ts';
import type { ProductPartsFragment } from '../generated/graphql.ts';
import { track } from '../tracking/track.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { PropertyTable } from '../ui/property-table.tsx';
import { Prose } from '../ui/prose.tsx';
import { Stars } from '../ui/stars.tsx';
import { AvailabilityNote } from './availability-note.tsx';
import { badgeLabel } from './badge-label.ts';
import { BuyBox } from './buy-box.tsx';
import { DetailBlock } from './detail-block.tsx';
import { Gallery } from './gallery.tsx';
import { ProductRow } from './product-row.tsx';
import { Reviews } from './reviews.tsx';
import { TierPrices } from './tier-prices.tsx';
import { VariantChoice } from './variant-choice.tsx';

type Steps = readonly { label: string; path?: string | null | undefined }[];

function ProductInfo({ product }: { product: ProductPartsFragment }) {
  const { t, language } = useShop();
  const { rating, price } = product;
  const badges = product.badges.map((badge) => badgeLabel(t, badge)).filter((word) => word !== null);
  const average =
    rating && new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 }).format(rating.average);
  return (
    <div className="product-info">
      {badges.length > 0 && (
        <p className="small mb-2 flex flex-wrap gap-x-3.5 text-ink-2" data-testid="product-badges">
          {badges.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      )}
      <h1 className="title-2" data-testid="product-name">
        {product.name}
      </h1>
      {product.facts && <p className="mt-1.5 text-ink-2">{product.facts}</p>}
      {rating && (
        <p className="small flex items-center gap-2">
          <Stars points={rating.average} />
          <a className="link link-target" href="#reviews">
            {average} · {t('review.count', { count: rating.count ?? 0 })}
          </a>
        </p>
      )}
      <div className="mt-5" aria-live="polite">
        <Price price={{ ...price, from: false }} large testId="product-price" />
      </div>
      {price.reference && (
        <p className="small mt-1 text-ink-2">
          {t('price.reference', {
            price: price.reference.price.formatted,
            quantity: price.reference.quantity,
            unit: price.reference.unit,
          })}
        </p>
      )}
      {price.regulation && (
        <p className="tiny mt-1 text-ink-3">{t('price.regulation', { price: price.regulation.formatted })}</p>
      )}
      <p className="tiny mt-1 text-ink-3">
        {t('price.tax')} · {t('product.number', { number: product.number })}
      </p>
      <VariantChoice groups={product.optionGroups} />
      <TierPrices tiers={price.tiers} />
      <BuyBox product={product} />
      <div className="mt-6 border-b border-line">
        <AvailabilityNote product={product} />
        <div className="notice border-t border-line">
          <Icon name="shield" />
          <p>{t('product.promise')}</p>
        </div>
        <div className="notice border-t border-line">
          <Icon name="return" />
          <p>{t('product.returns')}</p>
        </div>
      </div>
    </div>
  );
}

/** A product on its own page. */
export function ProductPage({ product, breadcrumbs }: { product: ProductPartsFragment; breadcrumbs: Steps }) {
  const { t } = useShop();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a product is seen once, however often it is drawn.
  useEffect(() => track({ kind: 'view', product }), [product.id]);
  const facts = [
    ...product.properties,
    ...product.specifications,
    ...(product.manufacturer
      ? [{ key: 'manufacturer', label: t('product.manufacturer'), values: [product.manufacturer.name] }]
      : []),
    ...(product.ean ? [{ key: 'ean', label: t('product.ean'), values: [product.ean] }] : []),
  ];
  return (
    <div data-testid="product-page">
      <div className="page-width">
        <Breadcrumbs steps={breadcrumbs} />
        <div className="grid-12 product-top">
          <Gallery key={product.media[0]?.full} product={product} />
          <ProductInfo product={product} />
        </div>
      </div>
      {product.descriptionHtml && (
        <DetailBlock title={t('product.description')} testId="product-description">
          <Prose html={product.descriptionHtml} className="lead" />
        </DetailBlock>
      )}
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
                  <span className="block text-ink-2">{part.facts}</span>
                </p>
              </div>
            ))}
          </div>
        </DetailBlock>
      )}
      {facts.length > 0 && (
        <DetailBlock title={t('product.specifications')} testId="product-specifications">
          <PropertyTable properties={facts} label={t('product.specifications')} />
        </DetailBlock>
      )}
      <Reviews key={product.parentId ?? product.id} product={product} />
      {product.faq.length > 0 && (
        <DetailBlock title={t('product.faq')} testId="product-faq">
          {product.faq.map(({ question, answerHtml }) => (
            <details key={question} className="disclosure">
              <summary>
                {question} <Icon name="plus" small />
              </summary>
              <Prose html={answerHtml} className="disclosure-body" />
            </details>
          ))}
        </DetailBlock>
      )}
      {product.crossSellings.map(({ id, title, products }) => (
        <ProductRow key={id} title={title} products={products} testId="product-cross-selling" />
      ))}
    </div>
  );
}
