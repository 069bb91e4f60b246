import { useEffect, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';

type Choice = ProductPartsFragment['variantChoices'][number];

function GroupChoice({ choice: { group, options } }: { choice: Choice }) {
  const t = useTranslate();
  const navigation = useNavigation();
  const chosen = options.find(({ selected }) => selected)?.option.id ?? '';
  const [optionId, setOptionId] = useState(chosen);
  useEffect(() => setOptionId(chosen), [chosen]);
  const swatches = group.display === 'COLOR';
  const shown = options.find(({ option }) => option.id === optionId)?.option;
  return (
    <fieldset className="option-group" data-testid="product-option-group">
      <legend>
        <b>{group.name}</b> {swatches && shown?.label}
      </legend>
      <div className={swatches ? 'swatches' : 'segments'}>
        {options.map(({ option, combinable, available, path }) => {
          const soldOut = combinable && !available;
          const word = !combinable ? t('variant.impossible') : soldOut ? t('variant.soldOut') : null;
          return (
            <label
              key={option.id}
              className={!swatches && soldOut ? 'option-struck' : undefined}
              title={swatches ? [option.label, word].filter(Boolean).join(', ') : undefined}
            >
              <input
                type="radio"
                name={`option-${group.id}`}
                value={option.id}
                checked={option.id === optionId}
                disabled={!combinable}
                aria-label={word || swatches ? [option.label, word].filter(Boolean).join(', ') : undefined}
                data-testid="product-option-radio"
                onChange={() => {
                  setOptionId(option.id);
                  if (path) void navigation.go(path, { replace: true, stay: true });
                }}
              />
              {swatches ? (
                <svg className="swatch-disc" viewBox="0 0 42 42" aria-hidden="true">
                  <circle className="swatch-fill" cx="21" cy="21" r="16" fill={option.color ?? '#857e74'} />
                  <circle className="swatch-ring" cx="21" cy="21" r="19.5" strokeWidth="2" />
                  {soldOut && <path d="M8 34L34 8" stroke="#171512" strokeWidth="3" />}
                  {soldOut && <path d="M8 34L34 8" stroke="#fff" strokeWidth="1.5" />}
                </svg>
              ) : (
                <>
                  {option.label}
                  {word && <small>{word}</small>}
                </>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Radio buttons; a choice is one request and replaces the address. */
export function VariantChoice({ choices }: { choices: readonly Choice[] }) {
  return choices.map((choice) => <GroupChoice key={choice.group.id} choice={choice} />);
}
