import { useState } from 'react';
import { usePreHydrationInput } from '../shared/forms/use-pre-hydration-input.ts';
import { useShop } from '../shared/i18n/shop.ts';
import { importOrReload } from '../shared/navigation/chunk-reload.ts';
import { Button } from '../shared/ui/button.tsx';
import { TextField } from '../shared/ui/field.tsx';

const loadCode = () => importOrReload(() => import('../features/forms/public/newsletter-signup.ts'));

export function FootNewsletterForm() {
  const shop = useShop();
  const { t } = shop;
  const { newsletter } = shop.identity;
  const [answer, setAnswer] = useState<{ text: string; refused: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  usePreHydrationInput('.foot-newsletter');
  async function send(form: HTMLFormElement) {
    if (busy) return;
    setBusy(true);
    const [email = '', website = ''] = [...form.querySelectorAll('input')].map(({ value }) => value);
    const { subscribe } = await loadCode();
    setAnswer(await subscribe(shop, email, website));
    setBusy(false);
  }
  if (answer && !answer.refused) {
    return (
      <p className="mt-6 max-w-[34ch]" role="status" data-testid="foot-newsletter-mailed">
        {answer.text}
      </p>
    );
  }
  return (
    <form
      className="foot-newsletter"
      noValidate
      onFocus={() => void loadCode()}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
      data-testid="foot-newsletter-form"
    >
      <h2>{t('footer.newsletter')}</h2>
      {newsletter && <p className="text-ink-2 mb-3">{newsletter}</p>}
      <TextField
        id="foot-newsletter-email"
        type="email"
        label={t('form.emailLabel')}
        autoComplete="email"
        required
        error={answer?.text}
      />
      <input
        type="text"
        name="website"
        className="sr-only"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <Button type="submit" busy={busy} data-testid="foot-newsletter-button">
        {t('footer.subscribe')}
      </Button>
    </form>
  );
}
