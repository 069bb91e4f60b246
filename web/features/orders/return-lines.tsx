import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { FieldError } from '../../shared/ui/field.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { optionText } from '../cart/public/option-text.ts';

type ReturnItem = OrderDetailPartsFragment['items'][number];

/** Returnable lines of an order: products other than downloads. */
export function returnableItems({ items }: Pick<OrderDetailPartsFragment, 'items'>): ReturnItem[] {
  return items.filter(({ type, downloads }) => type === 'PRODUCT' && downloads.length === 0);
}

/** Returned quantity by line id; absent for lines that are not returned. */
export type ReturnPieces = Readonly<Record<string, number>>;

/** Returned items, one per line, e.g. `2 × Cocotte Alva, 24 cm (KT-1004.3)`. */
export function returnedLines(items: readonly ReturnItem[], pieces: ReturnPieces): string[] {
  return items.flatMap(({ id, label, options, productNumber }) => {
    const count = pieces[id];
    const name = [label, optionText(options)].filter(Boolean).join(', ');
    return count ? [`${count} × ${name}${productNumber === null ? '' : ` (${productNumber})`}`] : [];
  });
}

interface ReturnLinesProps {
  id: string;
  items: readonly ReturnItem[];
  pieces: ReturnPieces;
  error: string | undefined;
  onChange(pieces: ReturnPieces): void;
}

/** Selects lines of the order to return. */
export function ReturnLines({ id, items, pieces, error, onChange }: ReturnLinesProps) {
  const t = useTranslate();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{t('order.items')}</legend>
      <ul className="border-t border-line">
        {items.map((item, index) => {
          const count = pieces[item.id] ?? 0;
          return (
            <li key={item.id} className="request-line" data-testid="request-line">
              <label className="check">
                <input
                  id={index === 0 ? id : undefined}
                  type="checkbox"
                  checked={count > 0}
                  aria-invalid={error ? true : undefined}
                  onChange={({ target }) =>
                    onChange({ ...pieces, [item.id]: target.checked ? item.quantity : 0 })
                  }
                />
                <span className="request-name">
                  {item.image && (
                    <span className="picture">
                      <Picture image={item.image} sizes="48px" alt="" />
                    </span>
                  )}
                  <span>
                    {item.label}
                    <span className="small block text-ink-2">
                      {[
                        optionText(item.options),
                        t('order.pieces', { count: item.quantity, price: item.unitPrice.formatted }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </span>
              </label>
              {count > 0 && item.quantity > 1 && (
                <select
                  aria-label={t('request.pieces', { name: item.label })}
                  value={count}
                  onChange={({ target }) => onChange({ ...pieces, [item.id]: Number(target.value) })}
                >
                  {Array.from({ length: item.quantity }, (_, before) => before + 1).map((number) => (
                    <option key={number} value={number}>
                      {number}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
