import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { checkEmail } from '../../shared/forms/buyer-rules.ts';
import { Form } from '../../shared/forms/form.tsx';
import { fieldId } from '../../shared/forms/form-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';
import { UnsubscribeNewsletterDocument } from './public/forms.generated.ts';

const FORM = 'newsletter-leave';

export function NewsletterUnsubscribe() {
  const t = useTranslate();
  const heading = useId();
  const { submit, ...state } = useForm(FORM);
  const { errors, busy } = state;
  const [, unsubscribeNewsletter] = useMutation(UnsubscribeNewsletterDocument);
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState<string | null>(null);
  const id = fieldId(FORM, ['email']);
  async function leave() {
    const wrong = checkEmail(email, t);
    const input = { email: email.trim() };
    const done = await submit(wrong ? { [id]: wrong } : {}, async () => {
      return (await dataOf(unsubscribeNewsletter({ input }))).payload.userErrors;
    });
    if (done) setLeft(input.email);
  }
  return (
    <section className="service-form newsletter-form" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {t('newsletter.leave')}
      </h2>
      {left ? (
        <p className="mt-4" role="status" data-testid="newsletter-left">
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
          <TextField
            id={id}
            label={t('form.emailLabel')}
            type="email"
            autoComplete="email"
            required
            value={email}
            error={errors[id]}
            onChange={({ target }) => setEmail(target.value)}
            data-testid="newsletter-leave-input"
          />
          <div className="service-foot">
            <Button type="submit" busy={busy} data-testid="newsletter-leave-button">
              {t(busy ? 'service.sending' : 'newsletter.leave')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
