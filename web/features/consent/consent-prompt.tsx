import '../../styles/consent.css';
import { useEffect, useRef } from 'react';
import { type ConsentOffer, readConsent, writeConsent } from '../../shared/consent/consent.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

type View = 'none' | 'bar' | 'settings';

/** Pads the page's end while the bar is shown. */
function useRoom(shown: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--consent-bar', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--consent-bar');
    };
  }, [shown]);
  return bar;
}

export default function ConsentPrompt({
  offer,
  view,
  onView,
}: {
  offer: ConsentOffer;
  view: View;
  onView(view: View): void;
}) {
  const { t } = useShop();
  const bar = useRoom(view === 'bar');
  const choose = (allowed: readonly string[]) => {
    writeConsent(allowed);
    notify('success', t('consent.saved'));
    onView('none');
  };
  const optional = offer.groups.filter(({ required }) => !required).map(({ key }) => key);
  if (view === 'settings') {
    return (
      <ConsentDialog
        offer={offer}
        allowed={readConsent() ?? []}
        onChoose={choose}
        onClose={() => onView(readConsent() === null ? 'bar' : 'none')}
      />
    );
  }
  return (
    <section ref={bar} className="consent-bar" aria-label={t('consent.title')} data-testid="consent-bar">
      <div className="page-width">
        <p>
          <b className="font-semibold">{t('consent.title')}.</b> {t('consent.text')}
        </p>
        <div className="consent-buttons">
          <Button onClick={() => choose([])} data-testid="consent-necessary-button">
            {t('consent.necessary')}
          </Button>
          <Button onClick={() => choose(optional)} data-testid="consent-all-button">
            {t('consent.all')}
          </Button>
          <Button
            look="plain"
            className="link"
            onClick={() => onView('settings')}
            data-testid="consent-settings-button"
          >
            {t('consent.settings')}
          </Button>
        </div>
      </div>
    </section>
  );
}
