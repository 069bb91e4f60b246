import { useTranslate } from '../../../shared/i18n/shop.ts';

interface Offer {
  method: {
    id: string;
    name: string;
    description?: string | null | undefined;
    image?: { url: string } | null | undefined;
  };
  arrival?: { formatted: string } | null | undefined;
  price?: { amount: string; formatted: string } | null | undefined;
  blocked: boolean;
}

interface MethodChoiceProps {
  name: 'shipping' | 'payment';
  methods: readonly Offer[];
  chosen: string | null | undefined;
  waiting: boolean;
  onChoose(id: string): void;
}

/** Unavailable methods stay visible with an explanation. */
export function MethodChoice({ name, methods, chosen, waiting, onChoose }: MethodChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className="choice-list" aria-busy={waiting}>
      <legend className="sr-only">{t(name === 'payment' ? 'order.payment' : 'sum.shipping')}</legend>
      {methods.map(({ method, arrival, price, blocked }) => {
        const detail = blocked
          ? t('checkout.methodBlocked')
          : [arrival?.formatted, method.description].filter(Boolean).join(' · ');
        return (
          <label key={method.id} className="choice">
            <input
              type="radio"
              name={name}
              value={method.id}
              checked={method.id === chosen}
              disabled={blocked}
              onChange={() => onChoose(method.id)}
            />
            <span className="font-semibold">{method.name}</span>
            <span className="numeric">
              {method.image && <img className="method-sign" src={method.image.url} alt="" />}
              {price && (Number(price.amount) === 0 ? t('sum.free') : price.formatted)}
            </span>
            {detail && <span className="small col-[2/-1] text-ink-2">{detail}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
