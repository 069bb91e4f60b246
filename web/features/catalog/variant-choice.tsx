import { type FocusEvent, type PointerEvent, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { FIRST_SIZES } from './public/gallery-picture.tsx';

type Choice = ProductPartsFragment['variantChoices'][number];
type VariantOption = Choice['options'][number];

/** Labels of what is chosen, by group. */
type Chosen = ReadonlyMap<string, string>;

/** An option that was asked for though it does not go with what was chosen then. */
interface Wish {
  readonly group: string;
  readonly label: string;
  readonly before: Chosen;
}

function chosenOf(choices: readonly Choice[]): Chosen {
  return new Map(
    choices.map(({ group, options }) => [
      group.id,
      options.find(({ selected }) => selected)?.option.label ?? '',
    ]),
  );
}

function fetchCover({ cover }: VariantOption): void {
  if (!cover) return;
  const picture = new Image();
  picture.sizes = FIRST_SIZES;
  picture.srcset = cover.srcset ?? '';
  picture.src = cover.full;
}

function GroupChoice({
  choice: { group, options },
  sentence,
  onChoose,
}: {
  choice: Choice;
  sentence: string | null;
  onChoose(option: VariantOption): Promise<void>;
}) {
  const t = useTranslate();
  const navigation = useNavigation();
  const [pending, setPending] = useState<string | null>(null);
  const optionId = pending ?? options.find(({ selected }) => selected)?.option.id;
  const swatches = group.display === 'COLOR';
  const shown = options.find(({ option }) => option.id === optionId)?.option;
  const ready = (one: VariantOption) => (event: PointerEvent | FocusEvent) => {
    if (
      one.selected ||
      (event.type === 'pointerover' && 'pointerType' in event && event.pointerType === 'touch')
    )
      return;
    if (one.nearestPath) navigation.prefetch(one.nearestPath);
    fetchCover(one);
  };
  async function choose(one: VariantOption) {
    const { id } = one.option;
    setPending(id);
    fetchCover(one);
    await onChoose(one);
    setPending((latest) => (latest === id ? null : latest));
  }
  return (
    <fieldset
      className="option-group"
      aria-busy={pending ? true : undefined}
      data-testid="product-option-group"
    >
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
              onPointerOver={ready(one)}
              onFocus={ready(one)}
            >
              <input
                type="radio"
                name={`option-${group.id}`}
                value={option.id}
                checked={option.id === optionId}
                aria-label={word || swatches ? label : undefined}
                data-testid="product-option-radio"
                onChange={() => void choose(one)}
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
        {sentence}
      </p>
    </fieldset>
  );
}

/**
 * Radio buttons; a choice is one request, replaces the address and leaves the page where it is. One that does not exist
 * with the others leads to the nearest that does, and says so.
 */
export function VariantChoice({
  choices,
  onChanging,
}: {
  choices: readonly Choice[];
  onChanging(changing: boolean): void;
}) {
  const t = useTranslate();
  const navigation = useNavigation();
  const [wish, setWish] = useState<Wish | null>(null);
  const now = chosenOf(choices);
  async function choose(groupId: string, { option, combinable, nearestPath }: VariantOption) {
    setWish(combinable ? null : { group: groupId, label: option.label, before: now });
    if (!nearestPath) return;
    onChanging(true);
    await navigation.go(nearestPath, { replace: true, stay: true });
    onChanging(false);
  }
  function sentenceOf(groupId: string): string | null {
    if (wish?.group !== groupId || now.get(groupId) !== wish.label) return null;
    const others = [...now].filter(([id, label]) => id !== groupId && wish.before.get(id) !== label);
    return t('variant.switched', {
      wanted: wish.label,
      missing: others.map(([id]) => wish.before.get(id)).join(', '),
      chosen: others.map(([, label]) => label).join(', '),
    });
  }
  return choices.map((choice) => (
    <GroupChoice
      key={choice.group.id}
      choice={choice}
      sentence={sentenceOf(choice.group.id)}
      onChoose={(option) => choose(choice.group.id, option)}
    />
  ));
}
