import { useState } from 'react';
import { useTranslate } from '../app/shop.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { changeCart } from './cart-store.ts';

/** Takes a promotion code; what is wrong with it stands beside the field, and the text stays. */
export function PromotionForm() {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function redeem() {
    const wish = code.trim();
    if (!wish || busy) {
      setError(t('promotion.blank'));
      return;
    }
    setBusy(true);
    setError(undefined);
    const answer = await changeCart({ kind: 'addCode', code: wish }, true);
    setBusy(false);
    const refusal =
      answer?.userErrors[0] ??
      answer?.cart?.notices.find((notice) => /^promotion-(not-found|excluded)/.test(notice.code));
    if (refusal) setError(refusal.message);
    else if (answer) setCode('');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, as it also stands within the checkout's.
    <div className="code-form" role="group" aria-label={t('promotion.label')}>
      <TextField
        id="promotion-code"
        label={t('promotion.label')}
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void redeem();
        }}
        data-testid="cart-promotion-input"
      />
      <Button busy={busy} onClick={() => void redeem()} data-testid="cart-promotion-button">
        {t('promotion.redeem')}
      </Button>
    </div>
  );
}
