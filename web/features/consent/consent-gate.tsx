import { lazy, Suspense, useEffect, useState } from 'react';
import { onConsentSettings, readConsent } from '../../shared/consent/consent.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { importOrReload } from '../../shared/navigation/chunk-reload.ts';

const ConsentAsk = lazy(() => importOrReload(() => import('./consent-prompt.tsx')));

/** Shown until the visitor decides; hidden if there is nothing to decide. */
export function ConsentGate() {
  const { consent } = useShop();
  const [view, setView] = useState<'none' | 'bar' | 'settings'>('none');
  useEffect(() => {
    if (!consent) return;
    if (readConsent() === null) setView('bar');
    return onConsentSettings(() => setView('settings'));
  }, [consent]);
  if (!consent || view === 'none') return null;
  return (
    <Suspense fallback={null}>
      <ConsentAsk offer={consent} view={view} onView={setView} />
    </Suspense>
  );
}
