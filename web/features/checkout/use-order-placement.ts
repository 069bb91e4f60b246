import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { failureText } from '../../shared/errors/failure-text.ts';
import { useSummaryFocus } from '../../shared/forms/use-summary-focus.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { importOrFail, isChunkFailure } from '../../shared/navigation/chunk-reload.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { useLoadOnTouch } from '../../shared/ui/use-load-on-touch.ts';
import { unfinishedAttempt } from './order-attempt.ts';
import type { Consent } from './order-steps.ts';
import type { CheckoutState } from './use-checkout-state.ts';

const loadSteps = () => import('./order-steps.ts');

/** One attempt at a time; failures stand on top of the form. The code of an order comes with the first touch. */
export function useOrderPlacement(state: CheckoutState, consent: Consent) {
  const shop = useShop();
  const client = useClient();
  const navigation = useNavigation();
  const [placing, setPlacing] = useState(false);
  const ordering = useRef(false);
  const focusSummary = useSummaryFocus('checkout');
  const { setFailure } = state;
  useLoadOnTouch(loadSteps);

  function run(step: 'order' | 'resumeOrder' | 'sendOptInAgain') {
    if (ordering.current) return;
    ordering.current = true;
    setPlacing(true);
    setFailure(null);
    importOrFail(loadSteps)
      .then((steps) => steps[step]({ client, navigation, shop, state, consent, focusSummary }))
      .catch((reason: unknown) => {
        setFailure(isChunkFailure(reason) ? shop.t('error.network') : failureText(reason));
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
