import { MAX_LIST_VALUES } from '../../../schema/form-contract.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/field.tsx';

/** `value` has a line for each entry. */
export function ListField({
  id,
  label,
  hint,
  value,
  error,
  max,
  onChange,
}: {
  id: string;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  max: number;
  onChange(value: string): void;
}) {
  const t = useTranslate();
  const lines = value.split('\n');
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index + 1}`);
  const focus = (index: number) => requestAnimationFrame(() => document.getElementById(idOf(index))?.focus());
  return (
    <div className="list-field" data-testid={`${id}-list`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity other than its position.
        <div key={index} className="list-line">
          <TextField
            id={idOf(index)}
            label={index === 0 ? label : t('service.item', { number: index + 1 })}
            hint={index === 0 ? hint : undefined}
            error={index === 0 ? error : undefined}
            value={line}
            maxLength={max}
            onChange={({ target }) =>
              onChange(lines.map((other, place) => (place === index ? target.value : other)).join('\n'))
            }
            data-testid={`${idOf(index)}-input`}
          />
          {index > 0 && (
            <Button
              look="plain"
              className="link"
              aria-label={t('service.item.remove', { number: index + 1 })}
              onClick={() => {
                onChange(lines.filter((_, place) => place !== index).join('\n'));
                focus(index - 1);
              }}
            >
              {t('upload.remove')}
            </Button>
          )}
        </div>
      ))}
      {lines.length < MAX_LIST_VALUES && (
        <Button
          look="plain"
          className="link list-more"
          onClick={() => {
            onChange([...lines, ''].join('\n'));
            focus(lines.length);
          }}
          data-testid={`${id}-more-button`}
        >
          {t('service.item.add')}
        </Button>
      )}
    </div>
  );
}
