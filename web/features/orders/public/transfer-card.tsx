import '../../../styles/transfer.css';
import { useEffect, useState } from 'react';
import type { TransferPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';

const COPIED_MS = 2500;

/** Removes the spaces between groups, for bank forms. */
const typed = (text: string) => text.replace(/\s/g, '');

/** Prevents a line break between street and number, or postcode and town. */
const unbroken = (line: string) => line.replaceAll(' ', '\u00a0');

function Copy({ what, text }: { what: string; text: string }) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(Boolean(navigator.clipboard)), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!possible) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setPossible(false),
    );
  return (
    <>
      <button
        type="button"
        className="link link-target small"
        aria-label={t('transfer.copyOf', { what })}
        onClick={() => void copy()}
      >
        {t(copied ? 'transfer.copied' : 'transfer.copy')}
      </button>
      <span className="sr-only" role="status">
        {copied && t('transfer.copied')}
      </span>
    </>
  );
}

/** Bank transfer details to copy or scan. */
export function TransferCard({ transfer }: { transfer: TransferPartsFragment }) {
  const t = useTranslate();
  const { amount, holder, address, iban, bic, reference, qrCode } = transfer;
  const rows = [
    ['amount', t('transfer.amount'), amount.formatted, amount.amount],
    ['iban', t('transfer.iban'), iban, typed(iban)],
    ...(bic ? [['bic', 'BIC', bic, bic] as const] : []),
    ['reference', t('transfer.reference'), reference, typed(reference)],
  ] as const;
  return (
    <section className="transfer" aria-label={t('transfer.title')} data-testid="transfer">
      <div>
        <h2 className="title-3">{t('transfer.title')}</h2>
        <dl>
          {rows.map(([key, label, shown, copied]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <span className="numeric font-semibold" data-testid={`transfer-${key}`}>
                  {shown}
                </span>
                <Copy what={label} text={copied} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('transfer.holder')}</dt>
            <dd>{[holder, ...address.map(unbroken)].join(', ')}</dd>
          </div>
        </dl>
      </div>
      {qrCode && (
        <figure data-testid="transfer-code">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            width="200"
            height="200"
            alt={t('transfer.codeAlt')}
          />
          <figcaption>{t('transfer.scan')}</figcaption>
        </figure>
      )}
    </section>
  );
}
