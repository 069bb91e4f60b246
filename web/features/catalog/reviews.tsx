import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { query } from '../../shared/graphql/current-client.tsx';
import { dayText, shortNumber, useShop } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { hasDraft } from '../../shared/storage/tab-storage.ts';
import { Button, Icon } from '../../shared/ui/elements.tsx';
import { Stars } from '../../shared/ui/stars.tsx';
import { DetailBlock } from './detail-block.tsx';
import { ReviewsDocument } from './public/product.generated.ts';

const ReviewForm = lazy(() => importOrReload(() => import('./review-form.tsx')));

type List = ProductPartsFragment['reviews'];
type Review = List['nodes'][number];

/** Fewer reviews are read faster than their distribution. */
const HISTOGRAM_FROM = 5;

const baseOf = (locale: string) => locale.split('-', 1)[0] ?? locale;

function foreignLocale(locale: string | null, shown: string): string | undefined {
  return locale === null || baseOf(locale) === baseOf(shown) ? undefined : locale;
}

function languageName(locale: string, formatLocale: string): string {
  return new Intl.DisplayNames([formatLocale], { type: 'language' }).of(baseOf(locale)) ?? locale;
}

function ReviewItem({ review }: { review: Review }) {
  const { t, language, identity } = useShop();
  const foreign = foreignLocale(review.locale, language.locale);
  return (
    <article className="review" data-testid="review-box">
      <div className="small flex flex-wrap gap-x-3">
        {review.author && <b className="font-semibold">{review.author}</b>}
        <time className="text-ink-3" dateTime={review.createdAt}>
          {dayText(review.createdAt, language.formatLocale)}
        </time>
        {foreign && <span className="text-ink-3">{languageName(foreign, language.formatLocale)}</span>}
      </div>
      <div>
        <Stars points={review.points} />
        <h3 className="title-4" lang={foreign}>
          {review.title}
        </h3>
        <p className="prose mt-1.5" lang={foreign}>
          {review.text}
        </p>
        {review.shopFeedback && (
          <p className="prose mt-3 border-l border-line pl-4 text-ink-2">
            <b className="font-semibold">
              {identity.reviewAnswer ?? t('review.answer', { shop: identity.name })}
            </b>{' '}
            <span lang={foreign}>{review.shopFeedback}</span>
          </p>
        )}
      </div>
    </article>
  );
}

function WriteReview({ productId }: { productId: string }) {
  const { t } = useShop();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasDraft(`review-${productId}`)) setOpen(true);
  }, [productId]);
  if (!open) return <Button onClick={() => setOpen(true)}>{t('review.open')}</Button>;
  return (
    <Suspense fallback={null}>
      <ReviewForm productId={productId} />
    </Suspense>
  );
}

export function Reviews({
  product,
}: {
  product: Pick<ProductPartsFragment, 'id' | 'averageRating' | 'reviews'>;
}) {
  const { t, language } = useShop();
  const [list, setList] = useState(product.reviews);
  const [stars, setStars] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const total = product.reviews.histogram.reduce((sum, count) => sum + count, 0);
  const latest = useRef(0);
  async function load(filter: number | null, after: string | null = null) {
    const request = ++latest.current;
    setBusy(true);
    try {
      const answer = await query(ReviewsDocument, { id: product.id, after, stars: filter });
      if (request !== latest.current) return;
      const next = answer.product?.reviews;
      if (next) {
        setList(after === null ? next : { ...next, nodes: [...list.nodes, ...next.nodes] });
        setStars(filter);
      }
    } catch {
      if (request !== latest.current) return;
      notify('danger', t('error.general'));
    }
    setBusy(false);
  }
  const isForeign = (review: Review) => !!foreignLocale(review.locale, language.locale);
  const own = list.nodes.filter((review) => !isForeign(review));
  const foreign = list.nodes.filter(isForeign);
  const item = (review: Review) => <ReviewItem key={review.id} review={review} />;
  const average = shortNumber(product.averageRating ?? 0, language.formatLocale, 1);
  const rating = total > 0 && product.averageRating && (
    <>
      <p className="mt-5 flex items-baseline gap-2.5">
        <span className="title-1">{average}</span>
        <span className="text-ink-2">{t('review.of5')}</span>
      </p>
      <p className="small flex items-center gap-2.5 text-ink-2" data-testid="review-count">
        <Stars points={product.averageRating} />
        {t('review.count', { count: total })}
      </p>
      {total >= HISTOGRAM_FROM && (
        <div className="histogram">
          {[5, 4, 3, 2, 1].map((level) => {
            const count = product.reviews.histogram[level - 1] ?? 0;
            return (
              <button
                key={level}
                type="button"
                aria-pressed={stars === level}
                aria-label={t('review.only', { points: level, count })}
                onClick={() => void load(stars === level ? null : level)}
              >
                <span>
                  {level} <Icon name="star" small />
                </span>
                <progress className="progress-line" value={count} max={total} aria-hidden="true" />
                <span className="text-ink-3">{count}</span>
              </button>
            );
          })}
        </div>
      )}
    </>
  );
  const write = <WriteReview productId={product.id} />;
  const side =
    total > 0 ? (
      <>
        {rating}
        {write}
      </>
    ) : (
      product.reviews.histogram.length > 0 && <p className="small mt-2 text-ink-2">{t('review.first')}</p>
    );
  return (
    <DetailBlock title={t('reviews')} side={side} id="reviews" testId="product-reviews">
      {total === 0 && write}
      <p className="small mb-4 text-ink-2 empty:m-0" role="status">
        {stars !== null && t('review.shown', { shown: list.totalCount, count: total })}
      </p>
      {own.map(item)}
      {foreign.length > 0 && (
        <details className="disclosure" open={own.length === 0}>
          <summary>
            {t('review.foreign', { count: foreign.length })} <Icon name="chevron" small />
          </summary>
          {foreign.map(item)}
        </details>
      )}
      {stars !== null && list.nodes.length === 0 && <p className="text-ink-2">{t('review.none')}</p>}
      {list.pageInfo.hasNextPage && (
        <Button busy={busy} onClick={() => void load(stars, list.pageInfo.endCursor)}>
          {t('review.more')}
        </Button>
      )}
    </DetailBlock>
  );
}
