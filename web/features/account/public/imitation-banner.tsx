import '../../../styles/imitation.css';
import { use } from 'react';
import { useQuery } from 'urql';
import { addPersonalTexts } from '../../../shared/i18n/personal-texts.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { ImitatedCustomerDocument } from '../auth.generated.ts';
import { useLogout } from '../session-changes.ts';

/** On every page while staff act for a customer. */
export default function ImitationBanner() {
  const shop = useShop();
  const { t } = shop;
  use(addPersonalTexts(shop));
  const [{ data }] = useQuery({ query: ImitatedCustomerDocument });
  const { busy, logout } = useLogout();
  const customer = data?.customer;
  return (
    <aside className="imitation" aria-label={t('imitation.active')} data-testid="imitation-banner">
      <p role="status">
        {customer
          ? t('imitation.of', {
              name: `${customer.firstName} ${customer.lastName}`,
              number: customer.number ?? '–',
            })
          : t('imitation.active')}
      </p>
      <Button busy={busy} onClick={() => void logout()}>
        {t('imitation.end')}
      </Button>
    </aside>
  );
}
