import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, type FormState } from '../../../shared/forms/form.tsx';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';

/**
 * A section of the profile with its form.
 * @param onOpen opens the form; given while it is collapsed
 */
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
