import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';

export function OptInWait({ email, busy, onAgain }: { email: string; busy: boolean; onAgain(): void }) {
  const t = useTranslate();
  return (
    <section
      className="alert alert-info"
      aria-labelledby="checkout-opt-in"
      role="status"
      data-testid="checkout-opt-in"
    >
      <h2 className="title-4" id="checkout-opt-in">
        {t('checkout.optIn.title')}
      </h2>
      <p className="break-words">{t('checkout.optIn.text', { email })}</p>
      <p className="mt-3">
        <Button busy={busy} onClick={onAgain} data-testid="checkout-opt-in-again-button">
          {t('checkout.optIn.again')}
        </Button>
      </p>
    </section>
  );
}
