import { useEffect, useRef } from 'react';
import type { SentKind } from '../../../schema/form-contract.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { PropertyTable } from '../../shared/ui/property-table.tsx';
import type { Sent } from './sent.ts';

/**
 * A withdrawal in writing: time, declaration, acknowledgement. Without mail this page is the acknowledgement, to print or save
 * (docs/decisions/0010).
 */
function Withdrawal({ sent: { answer, email, lines } }: { sent: Sent }) {
  const { t } = useShop();
  const time = answer.receivedTime ?? '';
  return (
    <>
      <p className="lead mt-4">
        {t('service.sent.WITHDRAWAL', { time })}{' '}
        {t(answer.acknowledged ? 'service.sent.acknowledged' : 'service.sent.here', { email })}
      </p>
      <div className="mt-5" data-testid="withdrawal-declaration">
        <PropertyTable properties={lines} label={t('service.WITHDRAWAL')} />
      </div>
    </>
  );
}

export function SentNotice({ kind, sent, onAgain }: { kind: SentKind; sent: Sent; onAgain(): void }) {
  const { t } = useShop();
  const { answer, email } = sent;
  const withdrawal = kind === 'WITHDRAWAL';
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={place}
      className="service-form service-sent"
      tabIndex={-1}
      aria-live="polite"
      data-testid="service-sent"
    >
      <h2 className="title-2">{t('service.sent')}</h2>
      {withdrawal ? (
        <Withdrawal sent={sent} />
      ) : (
        <p className="lead mt-4" data-testid="service-confirmation">
          {answer.confirmation ?? t('service.sent.text', { email })}
        </p>
      )}
      {answer.reference && (
        <p className="mt-4 numeric font-semibold" data-testid="service-reference">
          {t('service.sent.reference', { reference: answer.reference })}
        </p>
      )}
      <div className="service-foot">
        {withdrawal && (
          <Button onClick={() => window.print()}>
            <Icon name="print" /> {t('service.sent.print')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('service.again')}</Button>
      </div>
    </section>
  );
}
