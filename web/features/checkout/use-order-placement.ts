import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { failureText } from '../../shared/errors/failure-text.ts';
import { useSummaryFocus } from '../../shared/forms/use-summary-focus.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { unfinishedAttempt } from './order-attempt.ts';
import { type Consent, order, resumeOrder, sendOptInAgain } from './order-steps.ts';
import type { CheckoutState } from './use-checkout-state.ts';

const STEPS = { order, resumeOrder, sendOptInAgain };

/** One attempt at a time; failures are shown at the top of the form. */
export function useOrderPlacement(state: CheckoutState, consent: Consent) {
  const shop = useShop();
  const client = useClient();
  const navigation = useNavigation();
  const [placing, setPlacing] = useState(false);
  const ordering = useRef(false);
  const focusSummary = useSummaryFocus('checkout');
  const { setFailure } = state;

  function run(step: keyof typeof STEPS) {
    if (ordering.current) return;
    ordering.current = true;
    setPlacing(true);
    setFailure(null);
    STEPS[step]({ client, navigation, shop, state, consent, focusSummary })
      .catch((reason: unknown) => {
        setFailure(failureText(reason));
        focusSummary();
      })
      .finally(() => {
        ordering.current = false;
        setPlacing(false);
      });
  }

  return {
    placing,
    placeOrder: () => run('order'),
    resumeOrder: () => {
      if (unfinishedAttempt()) run('resumeOrder');
    },
    sendOptInAgain: () => run('sendOptInAgain'),
  };
}
