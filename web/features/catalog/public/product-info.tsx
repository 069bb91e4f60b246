import { useEffect, useState } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { shortNumber, useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import type { Translate } from '../../../shared/i18n/translate.ts';
import { useNavigationState } from '../../../shared/navigation/navigation.ts';
import { useSlotParts } from '../../../shared/slots/slot-parts.ts';
import { Icon, LinkedText, Prose } from '../../../shared/ui/elements.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { PromiseNotes } from '../../../shared/ui/promise-line.tsx';
import { Stars } from '../../../shared/ui/stars.tsx';
import { unbrokenUnits } from '../../../shared/ui/unbroken-units.ts';
import { BuyBox } from '../buy-box.tsx';
import { VariantChoice } from '../variant-choice.tsx';
import { badgeLabel, referenceLabel } from './product-card.tsx';
import { stockText } from './product-text.ts';

const LONG_NAME = 60;

interface ProductNameProps {
  product: Pick<ProductPartsFragment, 'name' | 'options'>;
  level: 1 | 2;
  look: 'title-1' | 'title-2';
}

export function ProductName({ product: { name, options }, level, look }: ProductNameProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={name.length > LONG_NAME ? 'title-3' : look}>
      <span data-testid="product-name">{unbrokenUnits(name)}</span>
      {options.length > 0 && (
        <>
          {' '}
          <span className="lead mt-1 block tracking-normal text-ink-2 [word-spacing:normal]">
            {unbrokenUnits(options.map(({ label }) => label).join(' · '))}
          </span>
        </>
      )}
    </Heading>
  );
}

type Tier = Pick<ProductPartsFragment['price']['tiers'][number], 'minQuantity' | 'maxQuantity'>;

/** "to 3 pieces", the last one "from 10 pieces" (specification, section 9). */
export function tierLabel(t: Translate, { minQuantity, maxQuantity }: Tier): string {
  return maxQuantity == null
    ? t('tier.from', { quantity: minQuantity })
    : t('tier.to', { count: maxQuantity });
}

/** Percent below the first tier, rounded. */
export function tierSaving(first: string, amount: string): number {
  const base = Number(first);
  return base > 0 ? Math.max(0, Math.round((1 - Number(amount) / base) * 100)) : 0;
}

function TierPrices({ tiers }: { tiers: ProductPartsFragment['price']['tiers'] }) {
  const t = useTranslate();
  const [first] = tiers;
  if (!first || tiers.length < 2) return null;
  return (
    <div className="option-group" data-testid="product-tier-prices">
      <h2 className="small mb-2.5 font-semibold" id="tier-title">
        {t('tier.title')}
      </h2>
      <table className="table table-tight small" aria-labelledby="tier-title">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('tier.saving')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => {
            const saving = tierSaving(first.unitPrice.amount, tier.unitPrice.amount);
            return (
              <tr key={tier.minQuantity}>
                <th scope="row">{tierLabel(t, tier)}</th>
                <td>{tier.unitPrice.formatted}</td>
                <td className="table-end text-ink-3">
                  {saving > 0 && t('badge.discount', { percent: saving })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function AvailabilityNote({ product }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  const { available, stock, isDownload } = product;
  const { restockDate, arrival } = product.availability;
  const limited = !isDownload && stock != null;
  const state = available ? (limited ? 'stock stock-few' : 'stock') : 'stock-out';
  return (
    <div
      className="changes notice border-t border-line"
      aria-live="polite"
      data-testid="product-availability"
    >
      <Icon name={available ? (isDownload ? 'download' : 'truck') : 'clock'} />
      <p>
        <span className={`font-semibold ${state}`}>{stockText(product, t)}</span>
        {arrival && <span className="block">{t('product.delivery', { time: arrival.formatted })}</span>}
        {restockDate && <span className="block">{t('stock.restock', { date: restockDate.formatted })}</span>}
      </p>
    </div>
  );
}

function Description({ product: { descriptionHtml } }: Pick<ProductInfoProps, 'product'>) {
  const t = useTranslate();
  if (!descriptionHtml) return null;
  return (
    <div className="mt-8" data-testid="product-description">
      <h2 className="title-4 mb-2">{t('product.description')}</h2>
      <Prose html={descriptionHtml} />
    </div>
  );
}

/** Note on a product that a search opened as its only hit. Pages are shared, so only the browser adds the term. */
export function OnlyHit() {
  const { t, path } = useShop();
  const href = useNavigationState('href');
  const [term, setTerm] = useState('');
  useEffect(() => setTerm(new URL(href).searchParams.get('found') ?? ''), [href]);
  if (!href.includes('?found=')) return null;
  return (
    <p className="mb-4 flex min-h-11 items-center gap-3 border-y border-line">
      <Icon name="search" small />
      <span className="min-w-0 break-words">{t(term ? 'search.onlyFor' : 'search.only', { term })}</span>
      <a className="link link-target" href={path('/search')}>
        {t('search.again')}
      </a>
    </p>
  );
}

interface ProductInfoProps {
  product: ProductPartsFragment;
  level: 0 | 1 | 2;
  withDescription?: boolean;
}

/** @param props.level of the heading; 0 if another element shows the name */
export function ProductInfo({ product, level, withDescription }: ProductInfoProps) {
  const { t, language, identity } = useShop();
  const { addition } = useSlotParts();
  const shippingPage = identity.legalPages.find(({ role }) => role === 'SHIPPING');
  const [pending, setPending] = useState<string | null>(null);
  const { averageRating, reviewCount, price } = product;
  const configured = identity.promises.product;
  const methods = configured.some(({ icon }) => icon === 'CARD') ? '' : identity.paymentMethods.join(' · ');
  const returns = identity.legalPages.find(({ role }) => role === 'WITHDRAWAL');
  const promises = [
    ...(methods ? [{ icon: 'CARD' as const, text: methods, url: null }] : []),
    ...(configured.length > 0 || !returns
      ? configured
      : [{ icon: 'RETURN' as const, text: returns.label, url: returns.path }]),
  ];
  const badges = product.badges.flatMap((badge) =>
    badge === 'FREE_SHIPPING' ? [] : (badgeLabel(t, badge) ?? []),
  );
  const isFreeOfShipping = product.badges.includes('FREE_SHIPPING');
  // Without pictures, the table stands at their place.
  const properties = product.properties
    .slice(0, product.media.length > 0 ? 2 : 0)
    .map(({ label, values }) => `${label}: ${values.join(' · ')}`);
  const maker = level !== 0 && product.manufacturer?.name;
  const facts = [maker !== identity.name && maker, ...(product.facts ? [product.facts] : properties)]
    .filter(Boolean)
    .join('\n');
  const average = averageRating && shortNumber(averageRating, language.formatLocale, 1);
  return (
    <div className="product-info" data-changing={pending ? '' : undefined}>
      {badges.length > 0 && (
        <p className="product-badges small">
          {badges.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      )}
      {level !== 0 && <ProductName product={product} level={level} look="title-2" />}
      <div className="mt-1">
        {facts && <p className="text-ink-2 whitespace-pre-line">{unbrokenUnits(facts)}</p>}
        {averageRating && (
          <p className="small flex items-center gap-2">
            <Stars points={averageRating} />
            <a className="link link-target" href="#reviews">
              {average} · {t('review.count', { count: reviewCount ?? 0 })}
            </a>
          </p>
        )}
      </div>
      <div className="changes mt-3" aria-live="polite">
        <Price price={price} large testId="product-price" />
      </div>
      {price.referencePrice && (
        <p className="small mt-1 text-ink-2">{referenceLabel(t, price.referencePrice)}</p>
      )}
      {price.lowestPrice30Days && (
        <p className="tiny mt-1 text-ink-3">
          {t('price.regulation', { price: price.lowestPrice30Days.formatted })}
        </p>
      )}
      <p className="tiny mt-1 text-ink-3">
        {t(`price.tax.${price.taxState}`)}
        {!product.isDownload && !isFreeOfShipping && shippingPage && (
          <>
            , <LinkedText text={t('price.shipping')} href={shippingPage.path} />
          </>
        )}
        {isFreeOfShipping && ` · ${t('badge.freeShipping')}`} ·{' '}
        {t('product.number', { number: product.number })}
      </p>
      <VariantChoice {...{ product, pending, setPending }} />
      {addition?.productId === product.id && addition.node}
      <BuyBox product={product} changing={pending !== null} />
      <div className="product-notes">
        <AvailabilityNote product={product} />
        {/* For what can be delivered. */}
        {product.available && !product.isDownload && <PromiseNotes promises={promises} />}
      </div>
      {/* Below the buy box, so that a variant with tier prices does not move the button. */}
      <TierPrices tiers={price.tiers} />
      {withDescription && <Description product={product} />}
    </div>
  );
}
