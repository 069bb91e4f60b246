import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PaymentMethodPartsFragment } from '../../../generated/graphql.ts';
import { Form, type FormModel, SubmitButton } from '../../../shared/forms/form.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import type { MessageKey } from '../../../shared/i18n/translate.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Button } from '../../../shared/ui/elements.tsx';
import { AccountSection } from './account-layout.tsx';
import { MethodChoice } from './method-choice.tsx';

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

interface FormSectionProps {
  form: FormModel;
  title: string;
  text?: ReactNode;
  /** Of the button, as in {@link SubmitButton}. */
  texts: readonly [MessageKey, MessageKey];
  onOpen?: (() => void) | undefined;
  onSubmit(): unknown;
  children: ReactNode;
}

/** A section of the profile with its form, which `onOpen` expands while it is collapsed. */
export function FormSection({ form, title, text, texts, onOpen, onSubmit, children }: FormSectionProps) {
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const wasCollapsed = useRef(onOpen !== undefined);
  const collapsed = onOpen !== undefined;
  useEffect(() => {
    if (wasCollapsed.current && !collapsed)
      section.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
    wasCollapsed.current = collapsed;
  }, [collapsed]);
  return (
    <AccountSection ref={section} title={title}>
      {text && <p className="account-text">{text}</p>}
      {collapsed ? (
        <Button look="link" onClick={onOpen}>
          {t(texts[0])}
        </Button>
      ) : (
        <Form form={form} onSubmit={onSubmit}>
          {children}
          <div className="form-foot">
            <SubmitButton form={form} texts={texts} look="secondary" />
          </div>
        </Form>
      )}
    </AccountSection>
  );
}

interface PaymentFormProps {
  form: FormModel;
  methods: readonly PaymentMethodPartsFragment[];
  chosen: string | null;
  onChoose(id: string): void;
  onSave(): unknown;
}

export function PaymentForm({ form, methods, chosen, onChoose, onSave }: PaymentFormProps) {
  return (
    <Form form={form} className="mt-4 max-w-2xl" onSubmit={onSave}>
      <MethodChoice
        name="payment"
        methods={methods.map((method) => ({ method, blocked: false }))}
        chosen={chosen}
        waiting={form.busy}
        onChoose={onChoose}
      />
      <div className="form-foot">
        <SubmitButton form={form} texts={['account.save', 'account.saving']} />
      </div>
    </Form>
  );
}
