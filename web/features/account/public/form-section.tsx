import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PaymentChoiceQuery } from '../../../generated/graphql.ts';
import { Form, type FormState } from '../../../shared/forms/form.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Button } from '../../../shared/ui/elements.tsx';

/** The safe choice comes first. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  keepLabel,
  busy,
  error,
  testId,
  onConfirm,
  onClose,
}: {
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  keepLabel: string;
  busy: boolean;
  error?: string | null;
  testId: string;
  onConfirm(): void;
  onClose(): void;
}) {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} className="dialog" labelledBy={heading} testId={testId}>
      <h2 className="title-2" id={heading}>
        {title}
      </h2>
      {text && <p className="mt-4">{text}</p>}
      {error && (
        <p className="mt-4 text-danger" role="alert">
          {error}
        </p>
      )}
      <div className="form-foot">
        <Button onClick={onClose}>{keepLabel}</Button>
        <Button className="button-danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

/** A section of the profile with its form, which `onOpen` expands while it is collapsed. */
export function FormSection({
  form,
  title,
  text,
  state,
  submitLabel,
  onOpen,
  onSubmit,
  children,
}: {
  form: string;
  title: string;
  text?: string | undefined;
  state: FormState;
  submitLabel: string;
  onOpen?: (() => void) | undefined;
  onSubmit(): void;
  children: ReactNode;
}) {
  const t = useTranslate();
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const wasCollapsed = useRef(onOpen !== undefined);
  const collapsed = onOpen !== undefined;
  useEffect(() => {
    if (wasCollapsed.current && !collapsed)
      section.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    wasCollapsed.current = collapsed;
  }, [collapsed]);
  return (
    <section ref={section} className="account-section" aria-labelledby={heading}>
      <h2 className="title-3" id={heading}>
        {title}
      </h2>
      {text && <p className="account-text">{text}</p>}
      {collapsed ? (
        <Button onClick={onOpen}>{submitLabel}</Button>
      ) : (
        <Form id={form} state={state} onSubmit={onSubmit}>
          {children}
          <div className="form-foot">
            <Button type="submit" busy={state.busy}>
              {state.busy ? t('account.saving') : submitLabel}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}

function PaymentList({
  legend,
  methods,
  chosen,
  onChoose,
}: {
  legend: string;
  methods: PaymentChoiceQuery['paymentMethods'];
  chosen: string | null;
  onChoose(id: string): void;
}) {
  return (
    <fieldset className="choice-list">
      <legend className="sr-only">{legend}</legend>
      {methods.map(({ id, name, description }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="payment-method"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="choice-name">{name}</span>
          <span />
          {description && <span className="choice-detail">{description}</span>}
        </label>
      ))}
    </fieldset>
  );
}

export function PaymentForm({
  form,
  legend,
  methods,
  chosen,
  state,
  className,
  onChoose,
  onSave,
  children,
}: {
  form: string;
  legend: string;
  methods: PaymentChoiceQuery['paymentMethods'];
  chosen: string | null;
  state: FormState;
  className?: string;
  onChoose(id: string): void;
  onSave(): void;
  children?: ReactNode;
}) {
  const t = useTranslate();
  return (
    <Form id={form} state={state} className={className} intro={children} onSubmit={onSave}>
      <PaymentList legend={legend} methods={methods} chosen={chosen} onChoose={onChoose} />
      <div className="form-foot">
        <Button type="submit" busy={state.busy}>
          {t(state.busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </Form>
  );
}
