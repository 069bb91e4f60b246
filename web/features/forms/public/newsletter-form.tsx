import '../../../styles/forms.css';
import { useId, useState } from 'react';
import { checkEmail } from '../../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../../shared/forms/form.tsx';
import { EmailField, Honeypot } from '../../../shared/forms/small-fields.tsx';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop } from '../../../shared/i18n/shop.ts';
import { SubscribeNewsletterDocument } from './forms.generated.ts';

export function NewsletterForm({ title }: { title?: string | null | undefined }) {
  const { t, identity } = useShop();
  const heading = useId();
  const privacy = identity.legalPages.find(({ role }) => role === 'PRIVACY');
  const form = useForm('newsletter');
  const [draft, setDraft] = useState('');
  const [website, setWebsite] = useState('');
  const [mailed, setMailed] = useState<string | null>(null);
  async function subscribe() {
    const email = draft.trim();
    const done = await form.submit({ email: checkEmail(draft, t) }, () =>
      mutate(SubscribeNewsletterDocument, { input: { email, website } }),
    );
    if (done) setMailed(email);
  }
  return (
    <section className="service-form newsletter-form" aria-labelledby={heading}>
      <h2 className={title === '' ? 'sr-only' : 'title-2'} id={heading}>
        {title || t('footer.newsletter')}
      </h2>
      {mailed ? (
        <p className="lead mt-4" role="status">
          {t('newsletter.mailed', { email: mailed })}
        </p>
      ) : (
        <Form
          form={form}
          intro={
            <p className="mb-6 text-ink-2">
              {[title !== '' && identity.newsletter, t('newsletter.text')].filter(Boolean).join(' ')}
            </p>
          }
          refused={t('service.refused')}
          onSubmit={subscribe}
        >
          <div className="newsletter-row">
            <EmailField {...form.field('email')} value={draft} onChange={setDraft} />
            <SubmitButton form={form} texts={['footer.subscribe', 'service.sending']} />
          </div>
          <Honeypot value={website} onChange={setWebsite} />
          {privacy && (
            <a className="link link-target small" href={privacy.path}>
              {privacy.label}
            </a>
          )}
        </Form>
      )}
    </section>
  );
}
