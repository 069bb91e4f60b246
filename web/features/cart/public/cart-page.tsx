import '../../../styles/cart.css';
import '../../../styles/with-aside.css';
import { useState } from 'react';
import { useQuery } from 'urql';
import { failureText } from '../../../shared/graphql/api-error.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop, useTranslate } from '../../../shared/i18n/shop.ts';
import type { LoadedRoute, RouteRequest } from '../../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../../shared/navigation/private-screen.ts';
import { notify } from '../../../shared/notifications/notifications.tsx';
import { changeSession, sessionStore, useSession } from '../../../shared/session/session-store.ts';
import { ContactLine } from '../../../shared/ui/elements.tsx';
import { Options, SelectField } from '../../../shared/ui/field.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { ComplementRow } from '../../catalog/public/complements.tsx';
import { Bestsellers } from '../../catalog/public/product-card.tsx';
import { ShopStart } from '../../catalog/public/search-start.tsx';
import { DeliverToDocument, DeliveryCountriesDocument } from '../cart.generated.ts';
import { CartEmpty, CartFailure, CartNotices } from './cart-empty.tsx';
import { refreshCart, useCart, useProductIds } from './cart-store.ts';
import { CartPromises, CartSums, FreeShippingHint, LineSkeleton, PaymentMethods } from './cart-sums.tsx';
import { LineItem, RemovedLine } from './line-item.tsx';
import { PromotionForm } from './promotion-form.tsx';

/** Country for the shipping costs. Hidden for customers, whose address decides, and in shops that deliver to one country. */
function DeliveryCountry() {
  const t = useTranslate();
  const visitor = useSession() === 'VISITOR';
  const [{ data }] = useQuery({ query: DeliveryCountriesDocument, pause: !visitor });
  const [busy, setBusy] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = selected ?? data?.session.country?.id ?? '';
  const countries = data?.countries.filter(({ isShippingAvailable }) => isShippingAvailable) ?? [];
  if (!visitor || countries.length < 2) return null;
  async function deliverTo(countryId: string) {
    const reset = () => setSelected((now) => (now === countryId ? selected : now));
    setSelected(countryId);
    setBusy(true);
    try {
      const { payload } = await mutate(DeliverToDocument, { input: { countryId } });
      const [refusal] = payload.userErrors;
      if (refusal) {
        reset();
        notify('danger', refusal.message);
      }
      const { state } = payload.session ?? {};
      if (state && state !== sessionStore.get().state) changeSession(state);
      await refreshCart();
    } catch (reason) {
      reset();
      notify('danger', failureText(reason));
    }
    setBusy(false);
  }
  return (
    <SelectField
      label={t('cart.country')}
      value={chosen}
      aria-busy={busy}
      onChange={(countryId) => void deliverTo(countryId)}
    >
      {!countries.some(({ id }) => id === chosen) && <option value={chosen} />}
      <Options items={countries} />
    </SelectField>
  );
}

function Placeholder() {
  const t = useTranslate();
  return (
    <div className="grid-12 with-aside" data-testid="cart-placeholder">
      <div className="ruled cart-lines">
        <LineSkeleton />
        <LineSkeleton />
      </div>
      <aside className="panel">
        <h2 className="title-3 mb-4">{t('sum.title')}</h2>
        <div className="skeleton h-34" />
        <div className="skeleton mt-5 h-13" />
      </aside>
    </div>
  );
}

export function CartPage() {
  const { t, path } = useShop();
  const { cart, known, failure, adding } = useCart();
  const empty = known && !cart?.items.length && !adding;
  return (
    <>
      <PageFrame crumb={t('cart')} title={t(empty ? 'cart.empty.title' : 'cart')}>
        {!known && failure && <CartFailure text={failure} />}
        {!known && !failure && <Placeholder />}
        {empty && (
          <>
            <CartNotices />
            <CartEmpty titled={false} />
            <ShopStart only="tiles" />
          </>
        )}
        {known && cart && !empty && (
          <div className="grid-12 with-aside cart-grid">
            <section className="ruled cart-lines" aria-label={t('cart')}>
              <CartNotices />
              <RemovedLine />
              <ul>
                {cart.items.map((item) => (
                  <LineItem key={item.id} item={item} withArrival />
                ))}
              </ul>
            </section>
            <aside className="panel" aria-label={t('sum.title')}>
              <h2 className="title-3 mb-4">{t('sum.title')}</h2>
              <FreeShippingHint cart={cart} />
              <CartSums cart={cart} withoutArrival />
              <a className="button button-primary button-wide mt-5" href={path('/checkout')}>
                {t('cart.checkout')}
              </a>
              <PaymentMethods />
              <CartPromises use="basket" />
              <ContactLine />
            </aside>
            <div className="cart-extras">
              <PromotionForm />
              {!cart.virtual && <DeliveryCountry />}
            </div>
          </div>
        )}
      </PageFrame>
      {known && (empty ? <Bestsellers /> : <Suggestions />)}
    </>
  );
}

function Suggestions() {
  return <ComplementRow productIds={useProductIds()} />;
}

export async function load(request: RouteRequest): Promise<LoadedRoute> {
  return privateScreen(request, { title: 'cart', render: () => <CartPage /> });
}
