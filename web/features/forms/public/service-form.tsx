import '../../../styles/forms.css';
import '../../../styles/service.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { SentKind } from '../../../../schema/form-contract.ts';
import type { FormPlaceInput, SendFormMutation } from '../../../generated/graphql.ts';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { Honeypot } from '../../../shared/forms/small-fields.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { dayText, useShop } from '../../../shared/i18n/shop.ts';
import type { FormSalutations } from '../../../shared/slots/slot-parts.ts';
import { hasDraft } from '../../../shared/storage/tab-storage.ts';
import { Button, Icon } from '../../../shared/ui/elements.tsx';
import { PropertyTable } from '../../../shared/ui/property-table.tsx';
import { ContactFacts } from '../contact-facts.tsx';
import { FormControl } from '../form-control.tsx';
import {
  checkForm,
  emptyForm,
  type FormDraft,
  type FormField,
  type FormGroup,
  fieldsOf,
  formGroups,
  formValues,
  listValues,
} from '../form-field.ts';
import { UploadField, useUploads } from '../upload-field.tsx';
import { CaptchaField, ReplyConsent, useSender, useSendForm } from './use-send-form.tsx';

interface Sent {
  draft: FormDraft;
  answer: SendFormMutation['payload'];
}

/** State of a service form. Drafts survive a reload. */
function useServiceForm(kind: SentKind, place: FormPlaceInput | null) {
  const { t } = useShop();
  const id = `service-${kind.toLowerCase()}`;
  const { send: sendForm, renew, ...model } = useSendForm(id);
  const { draft, edit, forget } = useDraft(id, emptyForm(kind));
  const sender = useSender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a known sender is filled in once.
  useEffect(() => {
    if (sender && !hasDraft(id)) edit(sender);
  }, [sender]);
  const { files, refusals, add, drop, clear, pending } = useUploads();
  const [sent, setSent] = useState<Sent | null>(null);
  const shown = ({ enabledBy }: FormField) => enabledBy === undefined || draft[enabledBy] === 'true';
  const visible = fieldsOf(kind).filter(shown);

  async function send() {
    const typesOf = (name: string) => files.filter(({ field }) => field === name).map(({ type }) => type);
    const types = Object.fromEntries(visible.map(({ name }) => [name, typesOf(name)]));
    const waiting = Object.fromEntries(pending.map(({ field }) => [field, t('upload.wait')]));
    const problems = { ...checkForm(kind, draft, types, t), ...waiting };
    const uploads = files.flatMap(({ field, key }) => {
      const isVisible = visible.some(({ name }) => name === field);
      return key && isVisible ? [{ name: field, value: key }] : [];
    });
    const answer = await sendForm(problems, {
      kind,
      fields: [...formValues(kind, draft), ...uploads],
      place,
    });
    if (!answer) return;
    setSent({ draft, answer });
    forget();
    edit(emptyForm(kind));
    forget();
    clear();
    renew();
  }

  return {
    ...model,
    draft,
    edit,
    files,
    refusals,
    add,
    drop,
    sent,
    again: () => setSent(null),
    shown,
    send,
  };
}

/** A withdrawal in writing; without mail this page is the acknowledgement (docs/decisions/0010). */
function Withdrawal({ sent: { answer, draft }, email }: { sent: Sent; email: string }) {
  const { t, language } = useShop();
  const lines = fieldsOf('WITHDRAWAL').flatMap(({ name, label, type }) => {
    const values = listValues(draft[name] ?? '').map((value) =>
      type === 'date' ? dayText(value, language.formatLocale) : value,
    );
    return values.length > 0 ? [{ key: name, label: t(label), values }] : [];
  });
  return (
    <>
      <p className="lead mt-4">
        {t('service.sent.WITHDRAWAL', { time: answer.receivedTime ?? '' })}{' '}
        {t(answer.acknowledged ? 'service.sent.acknowledged' : 'service.sent.here', { email })}
      </p>
      <div className="mt-5" data-testid="withdrawal-declaration">
        <PropertyTable properties={lines} label={t('service.WITHDRAWAL')} />
      </div>
    </>
  );
}

function SentNotice({ kind, sent, onAgain }: { kind: SentKind; sent: Sent; onAgain(): void }) {
  const { t } = useShop();
  const { answer, draft } = sent;
  const email = draft['email']?.trim() ?? '';
  const withdrawal = kind === 'WITHDRAWAL';
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={place}
      className="service-form service-sent"
      tabIndex={-1}
      aria-live="polite"
      data-testid="service-sent"
    >
      <h2 className="title-2">{t('service.sent')}</h2>
      {withdrawal ? (
        <Withdrawal sent={sent} email={email} />
      ) : (
        <p className="lead mt-4" data-testid="service-confirmation">
          {answer.confirmation ?? t('service.sent.text', { email })}
        </p>
      )}
      {answer.reference && (
        <p className="mt-4 numeric font-semibold" data-testid="service-reference">
          {t('service.sent.reference', { reference: answer.reference })}
        </p>
      )}
      <div className="service-foot">
        {withdrawal && (
          <Button onClick={() => window.print()}>
            <Icon name="print" /> {t('service.sent.print')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('service.again')}</Button>
      </div>
    </section>
  );
}

interface ServiceFormProps {
  kind: SentKind;
  /** Empty if the page has one. */
  title: string | null | undefined;
  salutations: FormSalutations;
  place: FormPlaceInput | null;
}

export function ServiceForm({ kind, title, salutations, place }: ServiceFormProps) {
  const { t } = useShop();
  const heading = useId();
  const name = title || t(`service.${kind}`);
  const model = useServiceForm(kind, place);
  const { form, captcha, honeypot, begin, sent, again, send } = model;
  if (sent) return <SentNotice kind={kind} sent={sent} onAgain={again} />;
  const section = (
    <section className="service-form" aria-labelledby={heading}>
      <h2 className={title === '' ? 'sr-only' : 'title-3'} id={heading}>
        {name}
      </h2>
      <Form form={form} refused={t('service.refused')} onFocus={begin} onSubmit={send}>
        {formGroups(kind).map((group) => (
          <Group key={group.title} group={group} model={model} salutations={salutations} />
        ))}
        <Honeypot {...honeypot} />
        <div className="service-foot">
          <SubmitButton
            form={form}
            texts={[kind === 'WITHDRAWAL' ? 'service.send.WITHDRAWAL' : 'service.send', 'service.sending']}
          />
          <CaptchaField {...captcha} />
        </div>
        {kind !== 'WITHDRAWAL' && <ReplyConsent />}
      </Form>
    </section>
  );
  if (kind !== 'CONTACT') return section;
  return (
    <div className="contact-grid">
      <ContactFacts />
      {section}
    </div>
  );
}

function Group({
  group,
  model: { form, shown, files, refusals, draft, add, drop, edit },
  salutations,
}: {
  group: FormGroup;
  model: ReturnType<typeof useServiceForm>;
  salutations: FormSalutations;
}) {
  const { t } = useShop();
  const fields = group.fields.filter(shown);
  if (fields.length === 0) return null;
  const grid = (
    <div className="form-grid">
      {fields.map((field) => {
        const { name, type, required } = field;
        const { id, error } = form.field(name);
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
            error={refusals[name] ?? error}
            onAdd={(file) => void add(field, file)}
            onDrop={drop}
          />
        ) : (
          <FormControl
            key={name}
            {...{ id, field, label, salutations, error }}
            value={draft[name] ?? ''}
            onChange={(value) => edit({ [name]: value })}
          />
        );
      })}
    </div>
  );
  if (!group.folded) {
    return (
      <fieldset className="service-group">
        <legend className="title-4">{t(group.title)}</legend>
        {grid}
      </fieldset>
    );
  }
  // Open while something in it is filled in or wrong.
  const isNeeded = group.fields.some(({ name }) => form.field(name).error || refusals[name] || draft[name]);
  return (
    <details className="service-group service-more" open={isNeeded}>
      <summary className="title-4">
        {t(group.title)} <Icon name="chevron" small />
      </summary>
      {grid}
    </details>
  );
}
