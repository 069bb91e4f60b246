import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import type { DeliveryCountriesQuery } from '../../generated/graphql.ts';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { notify } from '../../shared/notifications/notifications.tsx';
import { changeSession, sessionStore } from '../../shared/session/session-store.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { SelectField } from '../../shared/ui/field.tsx';
import { DeliverToDocument, DeliveryCountriesDocument } from './cart.generated.ts';
import { refreshCart } from './public/cart-store.ts';

/** Country for the shipping costs. Hidden for customers, whose address decides, and in shops that deliver to one country. */
export function DeliveryCountry() {
  const t = useTranslate();
  const client = useClient();
  const visitor = useSession() === 'VISITOR';
  const [known, setKnown] = useState<DeliveryCountriesQuery | null>(null);
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!visitor) return;
    dataOf(client.query(DeliveryCountriesDocument, {})).then(
      (answer) => {
        setKnown(answer);
        setChosen(answer.session.country?.id ?? '');
      },
      () => {},
    );
  }, [client, visitor]);
  const countries = known?.countries.filter(({ isShippingAvailable }) => isShippingAvailable) ?? [];
  if (!visitor || countries.length < 2) return null;
  async function deliverTo(countryId: string) {
    const before = chosen;
    setChosen(countryId);
    setBusy(true);
    try {
      const { payload } = await dataOf(client.mutation(DeliverToDocument, { input: { countryId } }));
      const [refusal] = payload.userErrors;
      if (refusal) {
        setChosen((now) => (now === countryId ? before : now));
        notify('danger', refusal.message);
      }
      const { state } = payload.session ?? {};
      if (state && state !== sessionStore.getState()) changeSession(state);
      await refreshCart();
    } catch (reason) {
      setChosen((now) => (now === countryId ? before : now));
      notify('danger', failureText(reason));
    }
    setBusy(false);
  }
  return (
    <SelectField
      className="mt-4"
      label={t('cart.country')}
      value={chosen}
      aria-busy={busy}
      onChange={({ target }) => void deliverTo(target.value)}
      data-testid="cart-country-select"
    >
      {!countries.some(({ id }) => id === chosen) && <option value={chosen} />}
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
