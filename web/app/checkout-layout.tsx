import type { ReactNode } from 'react';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { useNavigationState } from '../shared/navigation/navigation.ts';
import { matchRoute, splitLanguage } from '../shared/navigation/route.ts';
import { ContactLine } from '../shared/ui/elements.tsx';
import { LegalNotice, Wordmark } from './footer.tsx';

interface CheckoutLayoutProps {
  menus: LayoutPartsFragment | null;
  children: ReactNode;
}

/** Layout of the checkout: wordmark, progress and legal links. */
export function CheckoutLayout({ menus, children }: CheckoutLayoutProps) {
  const { t, path, languages } = useShop();
  const href = useNavigationState('href');
  const { name } = matchRoute(splitLanguage(new URL(href).pathname, languages).path);
  const step = name === 'cart' ? 0 : name === 'checkout' ? 1 : 2;
  const labels = [t('cart'), t('checkout'), t('checkout.step.done')];
  return (
    <>
      <a className="skip-link" href="#main" data-full-load>
        {t('skip')}
      </a>
      <header className="site-head">
        <div className="page-width">
          <Wordmark />
          <nav className="checkout-steps" aria-label={t('checkout.steps')}>
            {labels.map((label, index) => (
              <span
                key={label}
                className={index < step ? 'step-done' : undefined}
                aria-current={index === step ? 'step' : undefined}
              >
                {index === 0 && step === 1 ? (
                  <a className="link-target" href={path('/checkout/cart')}>
                    {label}
                  </a>
                ) : (
                  <span className="link-target">{label}</span>
                )}
              </span>
            ))}
          </nav>
        </div>
      </header>
      <main id="main" className="page-width page-top" tabIndex={-1}>
        {children}
      </main>
      <footer className="page-width mt-16 pb-6">
        <div className="small border-t border-line py-3 empty:hidden">
          <ContactLine />
        </div>
        <LegalNotice menus={menus} />
      </footer>
    </>
  );
}
