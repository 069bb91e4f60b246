import { useState } from 'react';
import type { ProductPartsFragment, PromiseIcon } from '../../../generated/graphql.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { shortNumber } from '../../../shared/i18n/short-number.ts';
import { useSlotParts } from '../../../shared/slots/slot-parts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { IconName } from '../../../shared/ui/icon-sprite.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { PromiseText } from '../../../shared/ui/promise-text.tsx';
import { Stars } from '../../../shared/ui/stars.tsx';
import { AvailabilityNote } from '../availability-note.tsx';
import { badgeLabel } from '../badge-label.ts';
import { BuyBox } from '../buy-box.tsx';
import { TierPrices } from '../tier-prices.tsx';
import { VariantChoice } from '../variant-choice.tsx';
import { ProductName } from './product-name.tsx';
import { referenceLabel } from './reference-label.ts';

const DRAWINGS: Readonly<Record<PromiseIcon, IconName>> = {
  BOX: 'box',
  CARD: 'card',
  CHECK: 'check',
  CLOCK: 'clock',
  RETURN: 'return',
  SHIELD: 'shield',
  TOOL: 'tool',
  TRUCK: 'truck',
};

/** @param level of the heading; 0 if another element shows the name */
export function ProductInfo({ product, level }: { product: ProductPartsFragment; level: 0 | 1 | 2 }) {
  const { t, language, identity } = useShop();
  const { addition } = useSlotParts();
  const [pending, setPending] = useState<string | null>(null);
  const { rating, price } = product;
  const badges = product.badges.map((badge) => badgeLabel(t, badge)).filter((word) => word !== null);
  const average = rating && shortNumber(rating.average, language.formatLocale);
  return (
    <div className="product-info" data-changing={pending ? '' : undefined}>
      {badges.length > 0 && (
        <p className="small mb-2 flex flex-wrap gap-x-3.5 text-ink-2">
          {badges.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      )}
      {level !== 0 && <ProductName product={product} level={level} look="title-2" />}
      {product.facts && <p className="mt-1.5 text-ink-2">{product.facts}</p>}
      {rating && (
        <p className="small flex items-center gap-2">
          <Stars points={rating.average} />
          <a className="link link-target" href="#reviews">
            {average} · {t('review.count', { count: rating.count ?? 0 })}
          </a>
        </p>
      )}
      <div className="changes mt-5" aria-live="polite">
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
        {t(`price.tax.${price.taxState}`)} · {t('product.number', { number: product.number })}
      </p>
      <VariantChoice choices={product.variantChoices} {...{ pending, setPending }} />
      {addition?.productId === product.id && addition.node}
      <BuyBox product={product} changing={pending !== null} />
      <div className="product-notes">
        <AvailabilityNote product={product} />
        {/* Repairs and returns do not apply to downloads. */}
        {!product.isDownload &&
          identity.promises.product.map((promise) => (
            <div key={promise.text} className="notice border-t border-line">
              <Icon name={DRAWINGS[promise.icon ?? 'CHECK']} />
              <p>
                <PromiseText promise={promise} />
              </p>
            </div>
          ))}
      </div>
      {/* Below the buy box, so that a variant with tier prices does not move the button. */}
      <TierPrices tiers={price.tiers} />
    </div>
  );
}
