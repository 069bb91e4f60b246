import { useState } from 'react';
import { useMutation } from 'urql';
import { SubscribeNewsletterDocument } from '../features/forms/public/forms.generated.ts';
import { failureText } from '../shared/errors/failure-text.ts';
import { checkEmail } from '../shared/forms/buyer-rules.ts';
import { Honeypot } from '../shared/forms/honeypot.tsx';
import { apiErrorOf } from '../shared/graphql/api-error.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { Button } from '../shared/ui/button.tsx';
import { TextField } from '../shared/ui/field.tsx';

export function FooterNewsletter() {
  const { t, identity } = useShop();
  const [{ fetching, data, error }, subscribe] = useMutation(SubscribeNewsletterDocument);
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const refusal = data?.payload.userErrors[0]?.message;
  if (data && !refusal && !error) {
    return (
      <p className="mt-6 max-w-[34ch]" role="status">
        {t('newsletter.mailed', { email: email.trim() })}
      </p>
    );
  }
  async function send() {
    if (fetching) return;
    const problem = checkEmail(email, t);
    setInvalid(problem);
    if (!problem) await subscribe({ input: { email: email.trim(), website } });
  }
  return (
    <form
      className="foot-newsletter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('footer.newsletter')}</h2>
      {identity.newsletter && <p className="text-ink-2 mb-3">{identity.newsletter}</p>}
      <TextField
        id="foot-newsletter-email"
        type="email"
        label={t('form.emailLabel')}
        autoComplete="email"
        required
        value={email}
        error={invalid ?? refusal ?? (error && failureText(apiErrorOf(error)))}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" busy={fetching}>
        {t('footer.subscribe')}
      </Button>
    </form>
  );
}
