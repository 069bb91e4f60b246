import '../../styles/buy-box.css';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { fitQuantity, Stepper } from '../../shared/ui/stepper.tsx';
import { WishlistHeart } from '../../shared/wishlist/wishlist-store.tsx';
import { addToCart, openCart } from '../cart/public/cart-store.ts';
import { fullName } from './public/product-text.ts';

const ADDED_MS = 2000;

const RestockForm = lazy(() => importOrReload(() => import('../forms/public/restock-form.tsx')));

function TellMe({ product }: { product: ProductPartsFragment }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const heart = <WishlistHeart product={product} className="heart-button" />;
  return (
    <div className="buy-row">
      {open ? (
        <Suspense>
          <RestockForm
            name={fullName(product)}
            number={product.number}
            hasDate={product.availability.restockDate != null}
            heart={heart}
          />
        </Suspense>
      ) : (
        <>
          <Button look="primary" onClick={() => setOpen(true)}>
            {t('stock.tell')}
          </Button>
          {heart}
        </>
      )}
    </div>
  );
}

interface Props {
  product: ProductPartsFragment;
  changing: boolean;
}

export function BuyBox(props: Props) {
  const { product } = props;
  return product.available ? <Buying {...props} /> : <TellMe key={product.id} product={product} />;
}

/** On a phone, a sticky bar repeats the button once it is above the screen. A purchase during a variant change buys the new variant. */
function Buying({ product, changing }: Props) {
  const t = useTranslate();
  const form = useId();
  const { purchase } = product;
  const [quantity, setQuantity] = useState(purchase.min);
  const [phase, setPhase] = useState<'ready' | 'adding' | 'added'>('ready');
  const [away, setAway] = useState(false);
  const row = useRef<HTMLFormElement>(null);
  useEffect(() => setQuantity((wish) => fitQuantity(wish, purchase)), [purchase]);
  useEffect(() => {
    if (!row.current) return;
    // The margin counts a button below the screen as visible.
    const watch = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-64px 0px 99999px',
    });
    watch.observe(row.current);
    return () => watch.disconnect();
  }, []);
  const pendingId = useRef('');
  useEffect(() => {
    if (changing || !pendingId.current) return;
    if (pendingId.current === product.id) setPhase('ready');
    else void add();
    pendingId.current = '';
  });
  function buy() {
    if (phase === 'adding') return;
    setPhase('adding');
    if (changing) pendingId.current = product.id;
    else void add();
  }
  async function add() {
    openCart();
    const answer = await addToCart([product.id], quantity);
    setPhase(answer?.cart && !answer.userErrors.length ? 'added' : 'ready');
    setTimeout(() => setPhase('ready'), ADDED_MS);
  }
  const label = phase === 'adding' ? t('buy.adding') : phase === 'added' ? t('buy.added') : t('buy.add');
  const hints = [
    purchase.min > 1 && t('buy.min', { count: purchase.min }),
    purchase.step > 1 && t('buy.step', { count: purchase.step }),
  ].filter(Boolean);
  const button = (props: { 'data-testid': string; tabIndex?: number }) => (
    <Button type="submit" form={form} look="primary" busy={phase === 'adding'} {...props}>
      {label}
    </Button>
  );
  return (
    <>
      {/* A form, because a submit before hydration is repeated after it. */}
      <form
        id={form}
        className="buy-row"
        ref={row}
        onSubmit={(event) => {
          event.preventDefault();
          buy();
        }}
      >
        {!product.isDownload && (
          <Stepper value={quantity} rules={purchase} onChange={setQuantity} label={t('quantity')} />
        )}
        {button({ 'data-testid': 'product-add-to-cart-button' })}
        <WishlistHeart product={product} className="heart-button" />
      </form>
      {hints.length > 0 && <p className="small mt-2 text-ink-3">{hints.join(' ')}</p>}
      <div className="buy-bar" aria-hidden="true" data-shown={away ? '' : undefined}>
        <p className="min-w-0">
          <span className="small block truncate">
            {product.options.map(({ label }) => label).join(', ') || product.name}
          </span>
          <b className="font-semibold numeric">{product.price.unitPrice.formatted}</b>
        </p>
        {button({ 'data-testid': 'product-bar-add-to-cart-button', tabIndex: -1 })}
      </div>
    </>
  );
}
