import { useEffect, useState } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

/** A button that keeps the screen on while cooking; hidden without browser support. */
export function KeepAwake() {
  const { t } = useShop();
  const [offered, setOffered] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => setOffered('wakeLock' in navigator), []);
  useEffect(() => {
    if (!wanted) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const ask = async () => {
      try {
        lock = await navigator.wakeLock.request('screen');
        if (ended) await lock.release();
      } catch {
        if (document.visibilityState !== 'visible') return;
        setWanted(false);
        notify('danger', t('recipe.awake.failed'));
      }
    };
    // The browser releases the lock when the page is hidden.
    const again = () => void (document.visibilityState === 'visible' && ask());
    void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted, t]);
  if (!offered) return null;
  return (
    <Button
      className="print-button"
      aria-pressed={wanted}
      onClick={() => setWanted(!wanted)}
      data-testid="recipe-awake-button"
    >
      {wanted && <Icon name="check" />}
      {t('recipe.awake')}
    </Button>
  );
}
