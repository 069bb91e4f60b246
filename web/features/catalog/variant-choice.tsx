import { useEffect, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { changeVariant, prepareVariant } from './change-variant.ts';

type Choice = ProductPartsFragment['variantChoices'][number];
type VariantOption = Choice['options'][number];

function GroupChoice({
  choice: { group, options },
  pending,
  said,
  onReady,
  onChoose,
}: {
  choice: Choice;
  pending: string | null;
  said: string | null;
  onReady(option: VariantOption): void;
  onChoose(option: VariantOption): void;
}) {
  const t = useTranslate();
  const isPending = options.some(({ option }) => option.id === pending);
  const optionId = isPending ? pending : options.find(({ selected }) => selected)?.option.id;
  const swatches = group.display === 'COLOR';
  const shown = options.find(({ option }) => option.id === optionId)?.option;
  return (
    <fieldset className="option-group" aria-busy={isPending || undefined} data-testid="product-option-group">
      <legend>
        <b>{group.name}</b> {swatches && shown?.label}
      </legend>
      <div className={swatches ? 'swatches' : 'segments'}>
        {options.map((one) => {
          const { option, combinable, available } = one;
          const word = !combinable ? t('variant.impossible') : available ? null : t('variant.soldOut');
          const label = [option.label, word].filter(Boolean).join(', ');
          return (
            <label
              key={option.id}
              className={combinable ? (available ? undefined : 'option-struck') : 'option-impossible'}
              title={word || swatches ? label : undefined}
              onMouseEnter={() => onReady(one)}
              onFocus={() => onReady(one)}
            >
              <input
                type="radio"
                name={`option-${group.id}`}
                value={option.id}
                checked={option.id === optionId}
                aria-label={word || swatches ? label : undefined}
                data-testid="product-option-radio"
                onChange={() => onChoose(one)}
              />
              {swatches ? (
                <svg className="swatch-disc" viewBox="0 0 42 42" aria-hidden="true">
                  <circle className="swatch-fill" cx="21" cy="21" r="16" fill={option.color ?? '#857e74'} />
                  <circle className="swatch-ring" cx="21" cy="21" r="19.5" strokeWidth="2" />
                  {word && <path d="M8 34L34 8" stroke="#171512" strokeWidth="3" />}
                  {word && <path d="M8 34L34 8" stroke="#fff" strokeWidth="1.5" />}
                </svg>
              ) : (
                <>
                  {option.label}
                  {combinable && word && <small>{word}</small>}
                </>
              )}
            </label>
          );
        })}
      </div>
      <p className="option-said" role="status" data-testid="product-option-said">
        {said}
      </p>
    </fieldset>
  );
}

/**
 * Radio buttons; a selection is one request, replaces the URL and keeps the scroll position. A combination that does not
 * exist leads to the nearest one that does, with a message.
 */
export function VariantChoice({
  choices,
  pending,
  setPending,
}: {
  choices: readonly Choice[];
  /** Id of the loading option. */
  pending: string | null;
  setPending(change: (latest: string | null) => string | null): void;
}) {
  const t = useTranslate();
  const navigation = useNavigation();
  const [said, setSaid] = useState<readonly [group: string, sentence: string | null]>();
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  });
  async function choose(groupId: string, one: VariantOption) {
    const { id } = one.option;
    setSaid(undefined);
    setPending(() => id);
    setSaid([groupId, await changeVariant(navigation, one, () => latest.current, t)]);
    setPending((now) => (now === id ? null : now));
  }
  return choices.map((choice) => (
    <GroupChoice
      key={choice.group.id}
      choice={choice}
      pending={pending}
      said={said?.[0] === choice.group.id ? said[1] : null}
      onReady={(option) => prepareVariant(navigation, option)}
      onChoose={(one) => void choose(choice.group.id, one)}
    />
  ));
}
