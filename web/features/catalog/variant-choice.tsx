import '../../styles/variants.css';
import { useEffect, useRef, useState } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import { type Navigation, useNavigation } from '../../shared/navigation/navigation.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { unbrokenUnits } from '../../shared/ui/unbroken-units.ts';
import { WIDE_SIZES } from './public/gallery.tsx';

const FADE_MS = 220;

function prepareVariant(navigation: Navigation, { nearestPath, cover, selected }: VariantOption): void {
  if (selected || !nearestPath) return;
  navigation.prefetch(nearestPath);
  if (!cover) return;
  const picture = new Image();
  picture.sizes = WIDE_SIZES;
  picture.srcset = cover.srcset ?? '';
  picture.src = cover.full;
}

/** Shows another variant; resolves to a message if it differs from the requested combination. */
async function changeVariant(
  navigation: Navigation,
  wanted: VariantOption,
  product: () => ProductPartsFragment,
  t: Translate,
): Promise<string | null> {
  const before = product().variantChoices;
  prepareVariant(navigation, wanted);
  const fade = crossFade();
  if (wanted.nearestPath) await navigation.go(wanted.nearestPath, { replace: true, stay: true });
  fade();
  if (wanted.combinable) return null;
  const { variantChoices: now, price } = product();
  const chosen = now.map(chosenLabel);
  if (!chosen.includes(wanted.option.label)) return null;
  const others = now.flatMap(({ group, options }, index) => {
    const [old, label] = [chosenLabel(before.find((one) => one.group.id === group.id)), chosen[index]];
    return old !== label && !options.some(({ option }) => option.id === wanted.option.id)
      ? [[old, label]]
      : [];
  });
  return t('variant.switched', {
    wanted: wanted.option.label,
    missing: others.map(([old]) => old).join(', '),
    chosen: others.map(([, label]) => label).join(', '),
    price: price.unitPrice.formatted,
  });
}

function chosenLabel(choice: Choice | undefined): string | undefined {
  return choice?.options.find(({ selected }) => selected)?.option.label;
}

/** Captures the displayed pictures; the returned function fades their replacements in over them. */
function crossFade(): () => void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.gallery img')];
  const before = pictures.map(({ src, currentSrc }) => ({ src, shown: currentSrc }));
  return () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [index, picture] of pictures.entries()) {
      const frame = picture.parentElement;
      const old = before[index];
      if (!frame || !old?.shown || old.src === picture.src) continue;
      const fade = () => {
        frame.style.backgroundImage = `url("${old.shown}")`;
        picture.animate({ opacity: [0, 1] }, FADE_MS).onfinish = () =>
          frame.style.removeProperty('background-image');
      };
      // The browser shows the previous picture until the new one is loaded.
      picture.addEventListener('load', fade, { once: true });
    }
  };
}

type Choice = ProductPartsFragment['variantChoices'][number];
type VariantOption = Choice['options'][number];

interface GroupChoiceProps {
  choice: Choice;
  pending: string | null;
  said: string | null;
  onReady(option: VariantOption): void;
  onChoose(option: VariantOption): void;
}

function GroupChoice({ choice: { group, options }, pending, said, onReady, onChoose }: GroupChoiceProps) {
  const t = useTranslate();
  const isPending = options.some(({ option }) => option.id === pending);
  const optionId = isPending ? pending : options.find(({ selected }) => selected)?.option.id;
  const swatches = group.display === 'COLOR';
  const [hovered, setHovered] = useState<string | null>(null);
  const wordOf = ({ combinable, available }: VariantOption) =>
    !combinable ? t('variant.impossible') : available ? null : t('variant.soldOut');
  const shown = options.find(({ option }) => option.id === (hovered ?? optionId));
  const shownWord = shown && wordOf(shown);
  const struck = swatches ? [] : options.filter(({ combinable }) => !combinable);
  const note = shownWord
    ? `, ${shownWord}`
    : struck.length > 0 &&
      ` · ${struck.map(({ option }) => option.label).join(', ')} ${t('variant.impossible')}`;
  return (
    <fieldset className="option-group" aria-busy={isPending || undefined} data-testid="product-option-group">
      <legend>
        <b>{group.name}</b> {(swatches || note) && shown?.option.label}
        {note && <span className="text-ink-2">{note}</span>}
      </legend>
      <div className={swatches ? 'swatches' : 'segments'}>
        {options.map((one) => {
          const { option, combinable } = one;
          const word = wordOf(one);
          const label = [option.label, word].filter(Boolean).join(', ');
          return (
            <label
              key={option.id}
              className={word ? 'option-struck' : undefined}
              onMouseEnter={() => {
                setHovered(option.id);
                onReady(one);
              }}
              onMouseLeave={() => setHovered(null)}
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
                  {word && (
                    <>
                      <path d="M5 37L37 5" stroke="var(--paper)" strokeWidth="5" />
                      <path d="M5 37L37 5" stroke="var(--ink)" strokeWidth="1.75" />
                    </>
                  )}
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
        {said && (
          <>
            <Icon name="info" small /> {unbrokenUnits(said)}
          </>
        )}
      </p>
    </fieldset>
  );
}

interface VariantChoiceProps {
  product: ProductPartsFragment;
  pending: string | null;
  setPending(change: (latest: string | null) => string | null): void;
}

/** A combination that does not exist leads to the nearest one that does, with a message. */
export function VariantChoice({ product, pending, setPending }: VariantChoiceProps) {
  const t = useTranslate();
  const navigation = useNavigation();
  const [said, setSaid] = useState<readonly [group: string, sentence: string | null]>();
  const latest = useRef(product);
  useEffect(() => {
    latest.current = product;
  });
  async function choose(groupId: string, one: VariantOption) {
    const { id } = one.option;
    setSaid(undefined);
    setPending(() => id);
    setSaid([groupId, await changeVariant(navigation, one, () => latest.current, t)]);
    setPending((now) => (now === id ? null : now));
  }
  return product.variantChoices.map((choice) => (
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
