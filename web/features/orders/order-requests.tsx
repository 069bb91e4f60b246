import { useEffect, useRef, useState } from 'react';
import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { orderDate } from './order-date.ts';
import type { RequestAnswer } from './order-request.tsx';
import { OrderRequest } from './order-request.tsx';
import { returnableItems } from './returnable-items.ts';
import { type RequestKind, type SentRequest, sentRequests } from './sent-requests.ts';

const LABELS = { RETURN: 'order.return', CANCELLATION: 'order.askCancel' } as const;

/** Request forms for an order, and earlier requests from this browser. */
export function OrderRequests({ order }: { order: OrderDetailPartsFragment }) {
  const { t, language } = useShop();
  const [open, setOpen] = useState<RequestKind | null>(null);
  const [sent, setSent] = useState<(RequestAnswer & { kind: RequestKind }) | null>(null);
  const [before, setBefore] = useState<readonly SentRequest[]>([]);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => setBefore(sentRequests(order.id)), [order.id]);
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
        <div className="order-buttons mb-8">
          {kinds.map((kind) => (
            <Button
              key={kind}
              onClick={() => {
                setSent(null);
                setOpen(kind);
              }}
              data-testid={`order-request-${kind.toLowerCase()}-button`}
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
