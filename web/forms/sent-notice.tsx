import { useEffect, useRef } from 'react';
import { useTranslate } from '../app/shop.ts';
import { Button } from '../ui/button.tsx';
import type { SentKind } from './form-fields.ts';

/** What takes the place of a form that has arrived. */
export function SentNotice({
  kind,
  reference,
  email,
  onAgain,
}: {
  kind: SentKind;
  reference: string | null;
  email: string;
  onAgain(): void;
}) {
  const t = useTranslate();
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
      <p className="lead mt-4">
        {t(kind === 'WITHDRAWAL' ? 'service.sent.WITHDRAWAL' : 'service.sent.text', { email })}
      </p>
      {reference && (
        <p className="mt-2 numeric font-semibold" data-testid="service-reference">
          {t('service.sent.reference', { reference })}
        </p>
      )}
      <div className="service-foot">
        <Button onClick={onAgain}>{t('service.again')}</Button>
      </div>
    </section>
  );
}
