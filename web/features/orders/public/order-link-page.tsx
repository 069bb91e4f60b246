import { useEffect, useRef, useState } from 'react';
import type { OrderAccessInput, OrderDetailPartsFragment } from '../../../generated/graphql.ts';
import { checkEmail } from '../../../shared/forms/buyer-rules.ts';
import { Form, useForm } from '../../../shared/forms/form.tsx';
import { fieldId } from '../../../shared/forms/form-errors.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useMutate } from '../../../shared/graphql/use-personal-query.ts';
import { useShop } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { useArrival } from '../../account/public/auth-layout.tsx';
import { OrderByTokenDocument } from '../order.generated.ts';
import { OrderDetail } from '../order-detail.tsx';

const FORM = 'order-link';

function OpenedOrder({
  order,
  access,
  onChange,
}: {
  order: OrderDetailPartsFragment;
  access: OrderAccessInput;
  onChange(order: OrderDetailPartsFragment): void;
}) {
  const { t } = useShop();
  useArrival();
  return (
    <PageFrame crumb={t('order.link.title')} title={t('order.title', { number: order.number })}>
      <div className="auth-wide">
        <OrderDetail order={order} access={access} onChange={onChange} />
      </div>
    </PageFrame>
  );
}

/** Target of a guest's mail: requires e-mail address and postcode. */
export function OrderLinkPage({ code }: { code: string }) {
  const { t } = useShop();
  const { draft, edit } = useDraft(`order-link-${code}`, {
    email: '',
    zipcode: '',
    opened: false,
  });
  const [opened, setOpened] = useState<{ order: OrderDetailPartsFragment; access: OrderAccessInput } | null>(
    null,
  );
  const { submit, ...state } = useForm(FORM);
  const { busy } = state;
  const orderByToken = useMutate(OrderByTokenDocument);
  const crumb = t('order.link.title');
  async function open() {
    const found: Record<string, string> = {};
    const wrong = checkEmail(draft.email, t);
    if (wrong) found[fieldId(FORM, ['email'])] = wrong;
    if (!draft.zipcode.trim()) found[fieldId(FORM, ['zipcode'])] = t('form.required');
    await submit(found, async () => {
      const access = { token: code, email: draft.email.trim(), zipcode: draft.zipcode.trim() };
      const { payload } = await orderByToken({ input: access });
      if (payload.order) {
        setOpened({ order: payload.order, access });
        edit({ opened: true });
      }
      return payload.userErrors;
    });
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
  const field = (key: 'email' | 'zipcode') => ({
    ...state.field(key),
    required: true,
    value: draft[key],
    onChange: (event: { target: { value: string } }) => edit({ [key]: event.target.value }),
    'data-testid': `order-link-${key}-input`,
  });
  return (
    <PageFrame title={crumb}>
      <Form
        id={FORM}
        state={state}
        className="auth-narrow"
        intro={<p className="auth-reason">{t('order.link.text')}</p>}
        onSubmit={open}
      >
        <div className="form-stack">
          <TextField label={t('form.emailLabel')} type="email" autoComplete="email" {...field('email')} />
          <TextField label={t('order.link.zip')} autoComplete="postal-code" {...field('zipcode')} />
        </div>
        <div className="form-foot">
          <Button type="submit" look="primary" busy={busy}>
            {t(busy ? 'order.link.busy' : 'order.link.submit')}
          </Button>
        </div>
      </Form>
    </PageFrame>
  );
}
