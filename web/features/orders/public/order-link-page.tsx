import { useEffect, useRef, useState } from 'react';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../../generated/graphql.ts';
import { checkEmail, required } from '../../../shared/forms/buyer-rules.ts';
import { Form, SubmitButton, useForm } from '../../../shared/forms/form.tsx';
import { draftFields } from '../../../shared/forms/form-errors.ts';
import { EmailField } from '../../../shared/forms/small-fields.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { mutate } from '../../../shared/graphql/current-client.tsx';
import { useShop } from '../../../shared/i18n/shop.ts';
import { TextField } from '../../../shared/ui/field.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { useArrival } from '../../account/public/auth-layout.tsx';
import { OrderByTokenDocument } from '../order.generated.ts';
import { OrderDetail } from '../order-detail.tsx';

interface OpenedOrderProps {
  order: OrderDetailPartsFragment;
  access: OrderAccessInput;
  onChange(order: OrderDetailPartsFragment): void;
}

function OpenedOrder({ order, access, onChange }: OpenedOrderProps) {
  const { t } = useShop();
  useArrival();
  return (
    <PageFrame crumb={t('order.link.title')} title={t('order.title', { number: order.number })}>
      <div className="max-w-[820px]">
        <OrderDetail order={order} access={access} onChange={onChange} />
      </div>
    </PageFrame>
  );
}

/** Target of a guest's mail: requires e-mail address and postcode. */
export function OrderLinkPage({ code }: { code: string }) {
  const { t } = useShop();
  const { draft, edit } = useDraft(`order-link-${code}`, { email: '', zipcode: '', opened: false });
  const [opened, setOpened] = useState<Omit<OpenedOrderProps, 'onChange'> | null>(null);
  const form = useForm('order-link');
  const crumb = t('order.link.title');
  async function open() {
    const access = { token: code, email: draft.email.trim(), zipcode: draft.zipcode.trim() };
    const problems = { email: checkEmail(draft.email, t), ...required(access, ['zipcode'], t) };
    const found = await form.submit(problems, () => mutate(OrderByTokenDocument, { input: access }));
    if (!found?.order) return;
    setOpened({ order: found.order, access });
    edit({ opened: true });
  }
  const reopened = useRef(false);
  // A reload shows the order again without the form.
  useEffect(() => {
    if (!draft.opened || opened || reopened.current) return;
    reopened.current = true;
    void open();
  });
  if (opened) {
    return <OpenedOrder {...opened} onChange={(order) => setOpened({ order, access: opened.access })} />;
  }
  const field = draftFields<'email' | 'zipcode'>(form.field, draft, edit);
  return (
    <PageFrame title={crumb}>
      <Form
        form={form}
        className="auth-narrow"
        intro={<p className="auth-reason">{t('order.link.text')}</p>}
        onSubmit={open}
      >
        <div className="form-stack">
          <EmailField {...field('email', 'email')} data-testid="order-link-email-input" />
          <TextField
            label={t('order.link.zip')}
            {...field('zipcode', 'postal-code')}
            data-testid="order-link-zipcode-input"
          />
        </div>
        <div className="form-foot">
          <SubmitButton form={form} texts={['order.link.submit', 'order.link.busy']} />
        </div>
      </Form>
    </PageFrame>
  );
}
