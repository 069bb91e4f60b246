import type { ProductPartsFragment } from '../../generated/graphql.ts';
import type { Translate } from '../../shared/i18n/translate.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';
import { WIDE_SIZES } from './public/gallery-picture.tsx';

type Choices = ProductPartsFragment['variantChoices'];
type VariantOption = Choices[number]['options'][number];

const FADE_MS = 220;

/** Prefetches the data and the first picture of a variant. */
export function prepareVariant(
  navigation: Navigation,
  { nearestPath, cover, selected }: VariantOption,
): void {
  if (selected || !nearestPath) return;
  navigation.prefetch(nearestPath);
  if (!cover) return;
  const picture = new Image();
  picture.sizes = WIDE_SIZES;
  picture.srcset = cover.srcset ?? '';
  picture.src = cover.full;
}

/**
 * Replaces the displayed variant.
 * @param choices returns the current options; called before and after the change
 * @returns a message if the shopper got a different combination than requested; otherwise null
 */
export async function changeVariant(
  navigation: Navigation,
  wanted: VariantOption,
  choices: () => readonly Choices[number][],
  t: Translate,
): Promise<string | null> {
  const before = choices();
  prepareVariant(navigation, wanted);
  const fade = crossFade();
  if (wanted.nearestPath) await navigation.go(wanted.nearestPath, { replace: true, stay: true });
  fade();
  if (wanted.combinable) return null;
  const now = choices();
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
  });
}

function chosenLabel(choice: Choices[number] | undefined): string | undefined {
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
