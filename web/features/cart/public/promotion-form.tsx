import { useState } from 'react';
import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button, Icon } from '../../../shared/ui/elements.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { changeCart, useCart } from './cart-store.ts';

function SavedPromotions() {
  const t = useTranslate();
  const { cart } = useCart();
  const saved = cart?.savedPromotions ?? [];
  return (
    <ul className="saved-codes" aria-label={t('promotion.saved')}>
      {saved.map(({ code }) => (
        <li key={code} className="line-row" data-testid="cart-saved-promotion">
          <span className="small text-ink-2">{t('promotion.waits', { code })}</span>
          <button
            type="button"
            className="icon-button -my-2"
            aria-label={t('promotion.remove', { code })}
            onClick={() => void changeCart({ kind: 'removeSavedCode', code })}
          >
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}

const SAVED_CODES = new Set<string>(['PROMOTION_NOT_ELIGIBLE', 'PROMOTION_WITHOUT_EFFECT']);
const ALREADY = 'PROMOTION_ALREADY_ADDED';

interface Message {
  readonly text: string;
  /** Identifies the cart at that time. */
  readonly hash: string;
  readonly saved: string | null;
}

/** The cart has not changed, and the saved code is still there. */
function isCurrent({ hash, saved }: Message, cart: CartPartsFragment | null): boolean {
  if (hash !== cart?.hash) return false;
  return (
    saved === null || cart.savedPromotions.some(({ code }) => code.toLowerCase() === saved.toLowerCase())
  );
}

/** Shows the outcome next to the field; an invalid code stays in it. */
export function PromotionForm() {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState<Message>();
  const { cart } = useCart();
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
    if (refusal && !SAVED_CODES.has(refusal.code)) {
      setError(refusal.message);
      return;
    }
    const text = refusal?.message ?? answer.cart?.notices.find((notice) => notice.code === ALREADY)?.message;
    if (text && answer.cart) setSaid({ text, hash: answer.cart.hash, saved: refusal ? wish : null });
    setCode('');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, because the checkout form contains it.
    <div role="group" aria-label={t('promotion.label')}>
      <div className="code-form">
        <TextField
          id="promotion-code"
          label={t('promotion.label')}
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={setCode}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void redeem();
          }}
        />
        <Button busy={busy} onClick={() => void redeem()}>
          {t('promotion.redeem')}
        </Button>
      </div>
      {said && isCurrent(said, cart) && (
        <p className="small mt-2" role="status" data-testid="cart-promotion-answer">
          {said.text}
        </p>
      )}
      {cart?.savedPromotions.length ? <SavedPromotions /> : null}
    </div>
  );
}
