import { useEffect, useId, useRef, useState } from 'react';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../shared/forms/form.tsx';
import { EmailField } from '../../shared/forms/small-fields.tsx';
import { failureText } from '../../shared/graphql/api-error.ts';
import { mutate } from '../../shared/graphql/current-client.tsx';
import { useShop, useTranslate } from '../../shared/i18n/shop.ts';
import { forgetSecret } from '../../shared/navigation/history-state.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { privateScreen } from '../../shared/navigation/private-screen.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { ConfirmNewsletterDocument, UnsubscribeNewsletterDocument } from './public/forms.generated.ts';
import { NewsletterForm } from './public/newsletter-form.tsx';

function NewsletterUnsubscribe() {
  const t = useTranslate();
  const heading = useId();
  const form = useForm('newsletter-leave');
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState<string | null>(null);
  async function leave() {
    const input = { email: email.trim() };
    const done = await form.submit({ email: checkEmail(email, t) }, () =>
      mutate(UnsubscribeNewsletterDocument, { input }),
    );
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
          form={form}
          intro={<p className="mb-6 text-ink-2">{t('newsletter.leaveText')}</p>}
          refused={t('service.refused')}
          onSubmit={leave}
        >
          <EmailField {...form.field('email')} value={email} onChange={setEmail} />
          <div className="service-foot">
            <SubmitButton form={form} texts={['newsletter.leave', 'service.sending']} />
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
  const [outcome, setOutcome] = useState<Outcome | null>(emailHash || token ? { kind: 'working' } : null);
  useEffect(() => {
    if (sent.current || !(emailHash || token)) return;
    sent.current = true;
    if (!emailHash || !token) {
      setOutcome({ kind: 'failed', text: t('newsletter.failedText') });
      return;
    }
    mutate(ConfirmNewsletterDocument, { input: { emailHash, token } })
      .then(({ payload }) => {
        const [refusal] = payload.userErrors;
        if (!refusal) forgetSecret();
        setOutcome(refusal ? { kind: 'failed', text: refusal.message } : { kind: 'confirmed' });
      })
      .catch((reason: unknown) => setOutcome({ kind: 'failed', text: failureText(reason) }));
  }, [emailHash, token, t]);
  return outcome;
}

/** Subscribe, confirm by link, unsubscribe (docs/rules.md, "Addresses"). */
export function NewsletterPage({ emailHash, token }: { emailHash: string | null; token: string | null }) {
  const { t, path } = useShop();
  const outcome = useConfirmation(emailHash, token);
  const titles = {
    working: t('footer.newsletter'),
    confirmed: t('newsletter.confirmed'),
    failed: t('newsletter.failed'),
  };
  const texts = outcome && {
    working: t('newsletter.confirming'),
    confirmed: t('newsletter.confirmedText'),
    failed: outcome.kind === 'failed' ? outcome.text : '',
  };
  return (
    <PageFrame crumb={t('footer.newsletter')} title={titles[outcome?.kind ?? 'working']}>
      {outcome && texts && (
        <p className="lead mb-10" role="status" data-testid={`newsletter-${outcome.kind}`}>
          {texts[outcome.kind]}
        </p>
      )}
      {(!outcome || outcome.kind === 'failed') && (
        <div className="newsletter-grid">
          <NewsletterForm title={t('footer.subscribe')} />
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
    title: 'footer.newsletter',
    render: () => <NewsletterPage emailHash={searchParams.get('em')} token={searchParams.get('hash')} />,
  });
}
