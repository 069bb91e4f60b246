import '../../styles/forms.css';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { failureText } from '../../shared/errors/failure-text.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { NewsletterUnsubscribe } from './newsletter-unsubscribe.tsx';
import { ConfirmNewsletterDocument } from './public/forms.generated.ts';
import { NewsletterForm } from './public/newsletter-form.tsx';

type Outcome = { kind: 'working' | 'confirmed' } | { kind: 'failed'; text: string };

/** Confirms once. */
function useConfirmation(emailHash: string | null, token: string | null): Outcome | null {
  const { t } = useShop();
  const sent = useRef(false);
  const [, confirm] = useMutation(ConfirmNewsletterDocument);
  const [outcome, setOutcome] = useState<Outcome | null>(emailHash || token ? { kind: 'working' } : null);
  useEffect(() => {
    if (sent.current || !(emailHash || token)) return;
    sent.current = true;
    if (!emailHash || !token) {
      setOutcome({ kind: 'failed', text: t('newsletter.failedText') });
      return;
    }
    dataOf(confirm({ input: { emailHash, token } }))
      .then(({ payload }) => {
        const [refusal] = payload.userErrors;
        if (!refusal) forgetSecret();
        setOutcome(refusal ? { kind: 'failed', text: refusal.message } : { kind: 'confirmed' });
      })
      .catch((reason: unknown) => setOutcome({ kind: 'failed', text: failureText(reason) }));
  }, [emailHash, token, t, confirm]);
  return outcome;
}

/** Subscribe, confirm by link, unsubscribe (docs/rules.md, "Addresses"). */
export function NewsletterPage({ emailHash, token }: { emailHash: string | null; token: string | null }) {
  const { t, path } = useShop();
  const outcome = useConfirmation(emailHash, token);
  const titles = {
    working: t('newsletter.title'),
    confirmed: t('newsletter.confirmed'),
    failed: t('newsletter.failed'),
  };
  const texts = outcome && {
    working: t('newsletter.confirming'),
    confirmed: t('newsletter.confirmedText'),
    failed: outcome.kind === 'failed' ? outcome.text : '',
  };
  return (
    <div className="page-width" data-testid="newsletter-page">
      <Breadcrumbs
        steps={[
          { label: t('home'), path: path('/') },
          { label: t('newsletter.title'), path: null },
        ]}
      />
      <h1 className="title-1 page-title">{titles[outcome?.kind ?? 'working']}</h1>
      {outcome && texts && (
        <p className="lead mb-10" role="status" data-testid={`newsletter-${outcome.kind}`}>
          {texts[outcome.kind]}
        </p>
      )}
      {(!outcome || outcome.kind === 'failed') && (
        <div className="newsletter-grid">
          <NewsletterForm title={t('newsletter.subscribe')} />
          <NewsletterUnsubscribe />
        </div>
      )}
      {outcome?.kind === 'confirmed' && (
        <a className="button button-secondary" href={path('/')}>
          {t('newsletter.back')}
        </a>
      )}
    </div>
  );
}
