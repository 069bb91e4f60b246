import '../../../styles/forms.css';
import { useId, useState } from 'react';
import { checkEmail } from '../../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../../shared/forms/form.tsx';
import { EmailField, Honeypot } from '../../../shared/forms/small-fields.tsx';
import { useMutate } from '../../../shared/graphql/use-personal-query.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { SubscribeNewsletterDocument } from './forms.generated.ts';

const FORM = 'newsletter';

export function NewsletterForm({
  title,
  text,
}: {
  title?: string | null | undefined;
  text?: string | undefined;
}) {
  const { t, identity } = useShop();
  const heading = useId();
  const { submit, ...state } = useForm(FORM);
  const { field, busy } = state;
  const subscribeNewsletter = useMutate(SubscribeNewsletterDocument);
  const [draft, setDraft] = useState('');
  const [website, setWebsite] = useState('');
  const [mailed, setMailed] = useState<string | null>(null);
  async function subscribe() {
    const wrong = checkEmail(draft, t);
    const email = draft.trim();
    const done = await submit(wrong ? { [field('email').id]: wrong } : {}, async () => {
      return (await subscribeNewsletter({ input: { email, website } })).payload.userErrors;
    });
    if (done) setMailed(email);
  }
  return (
    <section className="service-form newsletter-form" aria-labelledby={heading}>
      <h2 className={title === '' ? 'sr-only' : 'title-2'} id={heading}>
        {title || t('newsletter.title')}
      </h2>
      {mailed ? (
        <p className="lead mt-4" role="status">
          {t('newsletter.mailed', { email: mailed })}
        </p>
      ) : (
        <Form
          id={FORM}
          state={state}
          intro={
            <p className="mb-6 text-ink-2">
              {text ?? [title !== '' && identity.newsletter, t('newsletter.text')].filter(Boolean).join(' ')}
            </p>
          }
          refused={t('service.refused')}
          onSubmit={subscribe}
        >
          <div className="newsletter-row">
            <EmailField {...field('email')} value={draft} onChange={setDraft} />
            <Button type="submit" look="primary" busy={busy}>
              {t(busy ? 'service.sending' : 'newsletter.subscribe')}
            </Button>
          </div>
          <Honeypot value={website} onChange={setWebsite} />
        </Form>
      )}
    </section>
  );
}
