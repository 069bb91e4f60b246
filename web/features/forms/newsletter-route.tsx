import '../../styles/forms.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../shared/forms/form.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { dataOf, failureText } from '../../shared/graphql/api-error.ts';
import { useMutate } from '../../shared/graphql/use-personal-query.ts';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ConfirmNewsletterDocument, UnsubscribeNewsletterDocument } from './public/forms.generated.ts';
import { NewsletterForm } from './public/newsletter-form.tsx';

const FORM = 'newsletter-leave';

function NewsletterUnsubscribe() {
  const t = useTranslate();
  const heading = useId();
  const { submit, ...state } = useForm(FORM);
  const { field, busy } = state;
  const unsubscribeNewsletter = useMutate(UnsubscribeNewsletterDocument);
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState<string | null>(null);
  async function leave() {
    const wrong = checkEmail(email, t);
    const input = { email: email.trim() };
    const done = await submit(wrong ? { [field('email').id]: wrong } : {}, async () => {
      return (await unsubscribeNewsletter({ input })).payload.userErrors;
    });
    if (done) setLeft(input.email);
  }
  return (
    <section className="service-form newsletter-form" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {t('newsletter.leave')}
      </h2>
      {left ? (
        <p className="mt-4" role="status">
          {t('newsletter.left', { email: left })}
        </p>
      ) : (
        <Form
          id={FORM}
          state={state}
          intro={<p className="mb-6 text-ink-2">{t('newsletter.leaveText')}</p>}
          refused={t('service.refused')}
          onSubmit={leave}
        >
          <EmailField {...field('email')} value={email} onChange={setEmail} />
          <div className="service-foot">
            <Button type="submit" busy={busy}>
              {t(busy ? 'service.sending' : 'newsletter.leave')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

type Outcome = { kind: 'working' | 'confirmed' } | { kind: 'failed'; text: string };

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
    <PageFrame crumb={t('newsletter.title')} title={titles[outcome?.kind ?? 'working']}>
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
    </PageFrame>
  );
}

/** Also the target of its mail (docs/rules.md, "Addresses", `/newsletter-subscribe`). */
export async function load(request: RouteRequest): Promise<LoadedRoute> {
  const { searchParams } = request.url;
  return privateScreen(request, {
    title: () => request.shop.t('newsletter.title'),
    modules: ['web/features/forms/newsletter-route.tsx'],
    render: () => <NewsletterPage emailHash={searchParams.get('em')} token={searchParams.get('hash')} />,
  });
}
