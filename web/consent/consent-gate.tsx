import { lazy, Suspense, useEffect, useState } from 'react';
import { importOrReload } from '../app/chunk-reload.ts';
import { useShop } from '../app/shop.ts';
import { onConsentSettings, readConsent } from './consent.ts';

const ConsentAsk = lazy(() => importOrReload(() => import('./consent-ask.tsx')));

/** Asks visitors who have not chosen yet; nothing at all where there is nothing to choose. */
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
