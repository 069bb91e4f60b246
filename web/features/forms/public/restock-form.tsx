import '../../../styles/forms.css';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { checkEmail } from '../../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { EmailField, Honeypot } from '../../../shared/forms/small-fields.tsx';
import { addPersonalTexts } from '../../../shared/i18n/personal-texts.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { CaptchaField, ReplyConsent, useSender, useSendForm } from './use-send-form.tsx';

interface Props {
  name: string;
  number: string;
  hasDate: boolean;
  /** Displayed next to the form; on a phone, on the picture. */
  heart: ReactNode;
}

/** Requests a restock notification by contact form, because Shopware has no such list. */
export default function RestockForm({ name, number, hasDate, heart }: Props) {
  const shop = useShop();
  const { t } = shop;
  use(addPersonalTexts(shop));
  const [sent, setSent] = useState<{ email: string; reference: string | null } | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { form, captcha, begin, send, honeypot } = useSendForm('restock');
  const [typed, setTyped] = useState<string | null>(null);
  const customer = useSender();
  const email = typed ?? customer?.email ?? '';
  useEffect(() => {
    title.current?.focus();
    title.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  async function ask() {
    const sender = email.trim();
    const fields = Object.entries({ email: sender, itemName: name, itemNumbers: number }).map(
      ([key, value]) => ({ name: key, value }),
    );
    const done = await send({ email: checkEmail(email, t) }, { kind: 'BACK_IN_STOCK', fields });
    if (done) setSent({ email: sender, reference: done.reference });
  }
  return (
    <div className="restock" data-testid="restock">
      {sent ? (
        <div className="flex items-start gap-4">
          <div className="w-full" role="status" tabIndex={-1} ref={thanks} data-testid="restock-sent">
            <p>{t('restock.sent', { email: sent.email })}</p>
            {sent.reference && (
              <p className="numeric font-semibold">
                {t('service.sent.reference', { reference: sent.reference })}
              </p>
            )}
          </div>
          {heart}
        </div>
      ) : (
        <section aria-labelledby={heading}>
          <div className="flex items-start gap-4">
            <div className="w-full">
              <h2 className="title-4" id={heading} tabIndex={-1} ref={title}>
                {t('restock.title', { product: name })}
              </h2>
              <p className="small mt-1.5 mb-4 text-ink-2">
                {t('restock.text')}
                {!hasDate && ` ${t('restock.noDate')}`}
              </p>
            </div>
            {heart}
          </div>
          <Form form={form} refused={t('service.refused')} onFocus={begin} onSubmit={ask}>
            <EmailField {...form.field('email')} value={email} onChange={setTyped} />
            <div className="mt-2">
              <CaptchaField {...captcha} />
            </div>
            <Honeypot {...honeypot} />
            <SubmitButton className="mt-4 w-full" form={form} texts={['restock.send', 'service.sending']} />
            <ReplyConsent />
          </Form>
        </section>
      )}
    </div>
  );
}
