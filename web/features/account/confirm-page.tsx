import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { sessionStore } from '../../shared/session/session-store.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ConfirmRegistrationDocument } from './auth.generated.ts';
import { MessageScreen } from './public/auth-layout.tsx';
import { afterLogin } from './session-changes.ts';

type Outcome =
  | { kind: 'working' | 'in' | 'already' | 'guest' | 'confirmed' }
  | { kind: 'failed'; text: string };

type Screen = readonly [title: string, text: string, id: string, links: ReactNode];

export function ConfirmPage({ emailHash, token }: { emailHash: string | null; token: string | null }) {
  const { t, path } = useShop();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const fail = (text: string) => setOutcome({ kind: 'failed', text });
    if (!emailHash || !token) return fail(t('account.confirm.failedText'));
    mutate(ConfirmRegistrationDocument, { input: { emailHash, token } })
      .then(({ payload }) => {
        const [refusal] = payload.userErrors;
        if (refusal && sessionStore.get().state === 'CUSTOMER') return setOutcome({ kind: 'already' });
        if (refusal) return fail(refusal.message);
        forgetSecret();
        afterLogin(payload);
        const state = payload.session?.state;
        setOutcome({ kind: state === 'CUSTOMER' ? 'in' : state === 'GUEST' ? 'guest' : 'confirmed' });
      })
      .catch((reason: unknown) => fail(failureText(reason)));
  }, [emailHash, token, t]);
  const link = (to: string, label: MessageKey, look = 'link link-target') => (
    <a className={look} href={path(to)}>
      {t(label)}
    </a>
  );
  const crumb = t('account.confirm.title');
  const login = link('/login', 'account.login', 'button button-secondary');
  const done = t('account.confirm.doneTitle');
  const account = (
    <>
      {link('/account', 'account.toAccount', 'button button-secondary')}
      {link('/', 'cart.continue')}
    </>
  );
  const screens: Record<Outcome['kind'], Screen> = {
    working: [crumb, t('account.confirm.working'), 'working', null],
    failed: [
      t('account.confirm.failedTitle'),
      outcome.kind === 'failed' ? outcome.text : '',
      'failed',
      <>
        {login}
        {link('/register', 'account.register.title')}
      </>,
    ],
    guest: [
      t('account.confirm.guestTitle'),
      t('account.confirm.guestText'),
      'guest',
      link('/checkout', 'account.confirm.toCheckout', 'button button-primary'),
    ],
    in: [done, t('account.confirm.doneText'), 'done', account],
    already: [done, t('account.confirm.already'), 'done', account],
    confirmed: [done, t('account.confirm.loginText'), 'done', login],
  };
  const [title, text, id, links] = screens[outcome.kind];
  return (
    <PageFrame crumb={crumb} title={title}>
      <MessageScreen text={text} testId={`confirm-${id}`}>
        {links}
      </MessageScreen>
    </PageFrame>
  );
}
