import { useState } from 'react';
import { useTranslate } from '../app/shop.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { changeCart } from './cart-store.ts';
import { SavedPromotions } from './saved-promotions.tsx';

/** Refusals of a code that the cart keeps all the same. */
const KEPT = new Set(['promotion-not-eligible', 'promotion-without-effect']);
const ALREADY = 'promotion-already-added';

/** Takes a promotion code; what becomes of it stands beside the field, and one that is wrong stays in it. */
export function PromotionForm() {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function redeem() {
    const wish = code.trim();
    if (!wish || busy) {
      setError(t('promotion.blank'));
      return;
    }
    setBusy(true);
    setError(undefined);
    setSaid(undefined);
    const answer = await changeCart({ kind: 'addCode', code: wish }, true);
    setBusy(false);
    if (!answer) return;
    const [refusal] = answer.userErrors;
    if (refusal && !KEPT.has(refusal.code)) {
      setError(refusal.message);
      return;
    }
    setSaid(refusal?.message ?? answer.cart?.notices.find((notice) => notice.code === ALREADY)?.message);
    setCode('');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, as it also stands within the checkout's.
    <div role="group" aria-label={t('promotion.label')}>
      <div className="code-form">
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
      {said && (
        <p className="small mt-2" role="status" data-testid="cart-promotion-answer">
          {said}
        </p>
      )}
      <SavedPromotions />
    </div>
  );
}
