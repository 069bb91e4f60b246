import { useEffect, useId, useRef, useState } from 'react';
import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { Form, SubmitButton } from '../../shared/forms/form.tsx';
import { AreaField, Honeypot } from '../../shared/forms/small-fields.tsx';
import { useShop } from '../../shared/i18n/shop.ts';
import type { MessageKey } from '../../shared/i18n/translate.ts';
import { readLocalList, writeLocal } from '../../shared/storage/tab-storage.ts';
import { Button } from '../../shared/ui/elements.tsx';
import { SelectField } from '../../shared/ui/field.tsx';
import { CaptchaField, useSendForm } from '../forms/public/use-send-form.tsx';
import { orderDate } from './public/order-files.tsx';
import { ReturnLines, type ReturnPieces, returnableItems, returnedLines } from './return-lines.tsx';

const NAME = 'kontor-requests';
const MAX_REQUESTS = 20;

type RequestKind = 'RETURN' | 'CANCELLATION';

interface SentRequest {
  readonly orderId: string;
  readonly kind: RequestKind;
  readonly reference: string;
  readonly at: string;
}

function isRequest(value: unknown): value is SentRequest {
  if (typeof value !== 'object' || value === null) return false;
  return ['orderId', 'kind', 'reference', 'at'].every((key) => typeof Reflect.get(value, key) === 'string');
}

/** Requests about orders from this browser, latest first. Shopware only sends them as mail and does not store them. */
const sentRequests = (): readonly SentRequest[] => readLocalList(NAME).filter(isRequest);

const REASONS = ['size', 'taste', 'wrong', 'damaged', 'other'] as const;

interface RequestAnswer {
  reference: string;
  acknowledged: boolean;
}

interface Props {
  order: OrderDetailPartsFragment;
  kind: RequestKind;
  onSent(answer: RequestAnswer): void;
  onClose(): void;
}

type Values = readonly { name: string; value: string }[];

function useFields({ order, kind }: Props) {
  const { t } = useShop();
  const [pieces, setPieces] = useState<ReturnPieces>({});
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [label, setLabel] = useState(false);
  const items = returnableItems(order);
  const lines = returnedLines(items, pieces);
  const count = items.reduce((sum, { id }) => sum + (pieces[id] ?? 0), 0);
  const { billingAddress } = order;
  const problems = {
    itemNumbers: kind === 'RETURN' && lines.length === 0 && t('request.noLine'),
    reason: kind === 'RETURN' && reason === '' && t('form.choose'),
  };
  const returned: Values = [
    ...lines.map((value) => ({ name: 'itemNumbers', value })),
    { name: 'quantity', value: String(count) },
    { name: 'reason', value: reason },
    { name: 'returnLabel', value: String(label) },
  ];
  const values: Values = [
    { name: 'firstName', value: billingAddress?.firstName ?? '' },
    { name: 'lastName', value: billingAddress?.lastName ?? '' },
    { name: 'email', value: order.email },
    { name: 'webshopOrderNumber', value: order.number },
    { name: 'comment', value: note },
    ...(kind === 'RETURN' ? returned : []),
  ];
  return { items, pieces, setPieces, reason, setReason, note, setNote, label, setLabel, problems, values };
}

function OrderRequest(props: Props) {
  const { order, kind, onSent, onClose } = props;
  const { t } = useShop();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { form, captcha, begin, send, honeypot } = useSendForm('order-request');
  const fields = useFields(props);
  useEffect(() => title.current?.focus(), []);
  async function ask() {
    const done = await send(fields.problems, { kind, fields: [...fields.values] });
    if (!done) return;
    const reference = done.reference ?? '';
    const request = { orderId: order.id, kind, reference, at: new Date().toISOString() };
    writeLocal(NAME, [request, ...sentRequests()].slice(0, MAX_REQUESTS));
    onSent({ reference, acknowledged: done.acknowledged });
  }
  return (
    <section className="order-request" aria-labelledby={heading}>
      <h2 className="title-3" id={heading} tabIndex={-1} ref={title}>
        {t(`request.${kind}.title`)}
      </h2>
      <p className="mt-2 mb-5 text-ink-2">{t(`request.${kind}.text`, { email: order.email })}</p>
      <Form form={form} refused={t('request.failed')} onFocus={begin} onSubmit={ask}>
        <div className="form-stack">
          {kind === 'RETURN' && (
            <>
              <ReturnLines
                {...form.field('itemNumbers')}
                items={fields.items}
                pieces={fields.pieces}
                onChange={fields.setPieces}
              />
              <SelectField
                {...form.field('reason')}
                label={t('request.reason')}
                required
                value={fields.reason}
                onChange={fields.setReason}
              >
                <option value="">{t('form.choose')}</option>
                {REASONS.map((reason) => {
                  const key: MessageKey = `request.reason.${reason}`;
                  return <option key={reason}>{t(key)}</option>;
                })}
              </SelectField>
            </>
          )}
          <AreaField
            {...form.field('comment')}
            label={t('request.note')}
            rows={3}
            maxLength={5000}
            value={fields.note}
            onChange={fields.setNote}
          />
          {kind === 'RETURN' && (
            <label className="check">
              <input
                type="checkbox"
                checked={fields.label}
                onChange={({ target }) => fields.setLabel(target.checked)}
              />
              {t('request.label')}
            </label>
          )}
          <CaptchaField {...captcha} />
        </div>
        <Honeypot {...honeypot} />
        <div className="form-foot">
          <SubmitButton
            form={form}
            texts={[`request.${kind}.send`, 'service.sending']}
            testId="request-submit-button"
          />
          <Button look="link" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

const LABELS = { RETURN: 'order.return', CANCELLATION: 'order.askCancel' } as const;

/** Request forms for an order, and earlier requests from this browser. */
export function OrderRequests({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  const [open, setOpen] = useState<RequestKind | null>(null);
  const [sent, setSent] = useState<(RequestAnswer & { kind: RequestKind }) | null>(null);
  const [before, setBefore] = useState<readonly SentRequest[]>([]);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => setBefore(sentRequests().filter(({ orderId }) => orderId === order.id)), [order.id]);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  const kinds: RequestKind[] = [
    ...(order.canRequestCancellation ? (['CANCELLATION'] as const) : []),
    ...(order.canReturn && returnableItems(order).length > 0 ? (['RETURN'] as const) : []),
  ];
  return (
    <>
      {before
        .filter(({ reference }) => reference !== sent?.reference)
        .map(({ kind, reference, at }) => (
          <p key={reference} className="notice" data-testid="order-request-before">
            <span>
              {t(`request.${kind}.sent`)}{' '}
              {t('request.before', { date: orderDate(at, language.formatLocale) })}{' '}
              {t('request.reference', { reference })}
            </span>
          </p>
        ))}
      {sent && (
        <div
          className="order-request"
          role="status"
          tabIndex={-1}
          ref={thanks}
          data-testid="order-request-sent"
        >
          <h2 className="title-3">{t(`request.${sent.kind}.sent`)}</h2>
          <p className="mt-2 numeric font-semibold">
            {t('request.reference', { reference: sent.reference })}
          </p>
          <p className="mt-1 text-ink-2">
            {t(sent.acknowledged ? 'request.copy' : 'request.noCopy', { email: order.email })}
          </p>
        </div>
      )}
      {open === null && kinds.length > 0 && (
        <div className="order-buttons">
          {kinds.map((kind) => (
            <Button
              look="link"
              key={kind}
              onClick={() => {
                setSent(null);
                setOpen(kind);
              }}
            >
              {t(LABELS[kind])}
            </Button>
          ))}
        </div>
      )}
      {open && (
        <OrderRequest
          order={order}
          kind={open}
          onSent={(answer) => {
            setSent({ ...answer, kind: open });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
