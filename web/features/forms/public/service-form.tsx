import '../../../styles/forms.css';
import { useId, useState } from 'react';
import type { FormPlaceInput, SendFormMutation } from '../../../generated/graphql.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { fieldId } from '../../../shared/forms/form-errors.ts';
import { Honeypot } from '../../../shared/forms/honeypot.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { usePreHydrationInput } from '../../../shared/forms/use-pre-hydration-input.ts';
import { currentApi } from '../../../shared/graphql/current-api.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import type { FormSalutations } from '../../../shared/slots/slot-parts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CaptchaField } from '../captcha-field.tsx';
import { FormControl } from '../form-control.tsx';
import type { FormField } from '../form-field.ts';
import { FORM_GROUPS, type SentKind } from '../form-fields.ts';
import { checkForm, emptyForm, fieldsOf, formValues } from '../form-rules.ts';
import { recaptchaToken } from '../recaptcha.ts';
import { type Sent, sentOf } from '../sent.ts';
import { SentNotice } from '../sent-notice.tsx';
import { UploadField } from '../upload-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { useUploads } from '../use-uploads.ts';
import { SendFormDocument } from './forms.generated.ts';

/** One of the shop's forms: fields in groups, files, a captcha; after sending, the number that the shop knows it by. */
export function ServiceForm({
  kind,
  title,
  salutations,
  place,
}: {
  kind: SentKind;
  /** Headline; empty where the page has said it already. */
  title: string | null | undefined;
  salutations: FormSalutations;
  /** Where it stands in a layout; null outside any. */
  place: FormPlaceInput | null;
}) {
  const { t, language } = useShop();
  const form = `service-${kind.toLowerCase()}`;
  const heading = useId();
  const { errors, general, failure, busy, submit } = useForm(form);
  const { draft, edit, forget } = useDraft(form, emptyForm(kind));
  const { captcha, answer, setAnswer, renew } = useCaptcha();
  const { files, refusals, add, drop, clear, pending } = useUploads();
  const [website, setWebsite] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  usePreHydrationInput();
  const idOf = (name: string) => fieldId(form, [name]);
  const shown = ({ name }: FormField) =>
    name !== 'proofOfPurchaseFile' || draft['proofOfPurchase'] === 'true';
  const visible = fieldsOf(kind).filter(shown);

  async function send() {
    const counts = Object.fromEntries(
      visible.map(({ name }) => [name, files.filter((file) => file.field === name).length]),
    );
    const found = { ...checkForm(form, kind, draft, counts, t) };
    for (const { field } of pending) found[idOf(field)] = t('upload.wait');
    if (!captcha?.siteKey && !answer.trim()) found[idOf('captchaAnswer')] = t('form.required');
    const received: { payload?: SendFormMutation['payload'] } = {};
    const done = await submit(found, async () => {
      const captchaAnswer = captcha?.siteKey
        ? await recaptchaToken(captcha.siteKey, language.locale)
        : answer.trim();
      const { payload } = await currentApi().mutate(SendFormDocument, {
        input: {
          kind,
          fields: formValues(kind, draft),
          uploads: files.flatMap(({ field, key }) => {
            const wanted = visible.some(({ name }) => name === field);
            return key && wanted ? [{ name: field, key }] : [];
          }),
          captchaToken: captcha?.token ?? '',
          captchaAnswer,
          website,
          place,
        },
      });
      if (payload.userErrors.some(({ field }) => field?.some((part) => part.startsWith('captcha')))) renew();
      received.payload = payload;
      return payload.userErrors;
    });
    if (!done || !received.payload) return;
    setSent(sentOf(kind, draft, received.payload, t));
    forget();
    edit(emptyForm(kind));
    forget();
    clear();
    renew();
  }

  if (sent) return <SentNotice kind={kind} sent={sent} onAgain={() => setSent(null)} />;
  return (
    <section className="service-form" aria-labelledby={heading}>
      <h2 className={title === '' ? 'sr-only' : 'title-2'} id={heading}>
        {title || t(`service.${kind}`)}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        data-testid={`${form}-form`}
      >
        <ErrorSummary {...{ form, errors, general, failure }} refused={t('service.refused')} />
        {FORM_GROUPS[kind].map((group) => (
          <fieldset key={group.title} className="service-group">
            <legend className="title-4">{t(group.title)}</legend>
            <div className="form-grid">
              {group.fields.filter(shown).map((field) => {
                const { name, type, required } = field;
                const id = idOf(name);
                const plain = t(field.label);
                const label =
                  required || type === 'checkbox' || type === 'salutation'
                    ? plain
                    : t('service.optional', { label: plain });
                return type === 'file' ? (
                  <UploadField
                    key={name}
                    {...{ id, field, label }}
                    files={files.filter((file) => file.field === name)}
                    error={refusals[name] ?? errors[id]}
                    onAdd={(file) => void add(field, file)}
                    onDrop={drop}
                  />
                ) : (
                  <FormControl
                    key={name}
                    {...{ id, field, label, salutations }}
                    value={draft[name] ?? ''}
                    error={errors[id]}
                    onChange={(value) => edit({ [name]: value })}
                  />
                );
              })}
            </div>
          </fieldset>
        ))}
        <fieldset className="service-group">
          <legend className="title-4">{t('service.check')}</legend>
          <CaptchaField
            id={idOf('captchaAnswer')}
            {...{ captcha, answer }}
            error={errors[idOf('captchaAnswer')] ?? errors[idOf('captchaToken')]}
            onAnswer={setAnswer}
            onRenew={renew}
          />
        </fieldset>
        <Honeypot value={website} onChange={setWebsite} />
        <div className="service-foot">
          <Button type="submit" look="primary" busy={busy} data-testid={`${form}-submit-button`}>
            {t(busy ? 'service.sending' : kind === 'WITHDRAWAL' ? 'service.send.WITHDRAWAL' : 'service.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
