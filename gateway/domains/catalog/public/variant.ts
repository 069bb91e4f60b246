import { createHash } from 'node:crypto';
import { isObject } from '../../../lib/json.ts';
import type { Nullable, SwGroup, SwOption, SwProduct, Translated } from '../../../shopware/entities.ts';
import { translated } from '../../../shopware/mappers/translated.ts';

/** Option names of a variant from its page, e.g. `20 cm`, in the order of the groups; empty for any other product. */
export function variantLabels({ parentId, options }: Pick<SwProduct, 'parentId' | 'options'>): string[] {
  if (!parentId) return [];
  return (options ?? [])
    .toSorted((a, b) => byGroup(a.group, b.group))
    .flatMap((option) => translated(option, 'name') ?? []);
}

/** Adds to a title the labels that it does not contain. */
export function variantTitle(title: string, labels: readonly string[]): string {
  return [title, ...labels.filter((label) => !title.includes(label))].join(', ');
}

type Listed = Pick<SwProduct, 'parentId' | 'displayGroup' | 'options'>;

const SHA256_DIGITS = 64;

const MAX_TRIED = 4;

/**
 * Option names that distinguish a variant in a list, e.g. `Rot`, `L`; empty if one variant represents all. Shopware's
 * `displayGroup` is a hash (6.6: MD5, 6.7: SHA-256) of the parent and these options; an unknown hash applies to all options.
 */
export function listedVariant({ parentId, displayGroup, options }: Listed): string[] {
  if (!parentId || !displayGroup || !options?.length) return [];
  const group = displayGroup.toLowerCase();
  const hash = group.length === SHA256_DIGITS ? sha256 : md5;
  if (group === hash(parentId.toUpperCase())) return [];
  const tried = options.length > MAX_TRIED ? [] : arrangements(options);
  const found = tried.find((chosen) => group === hash(parentId + chosen.map(({ id }) => id ?? '').join('')));
  return (found ?? options).flatMap((option) => translated(option, 'name') ?? []);
}

function arrangements<T>(things: readonly T[]): T[][] {
  return [
    [],
    ...things.flatMap((first) =>
      arrangements(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
    ),
  ];
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Shopware's order (`PropertyGroupCollection`). A language without positions has equal ones. */
export function byGroup(a: Nullable<SwGroup>, b: Nullable<SwGroup>): number {
  return positionOf(a) - positionOf(b) || byName(a, b);
}

/** Order of the options of a group: by name if it is sorted alphanumerically, otherwise by position, then by name. */
export function byOption(
  group: Nullable<Pick<SwGroup, 'sortingType'>>,
): (a: SwOption, b: SwOption) => number {
  return group?.sortingType === 'alphanumeric'
    ? byName
    : (a, b) => positionOf(a) - positionOf(b) || byName(a, b);
}

function positionOf(entity: Nullable<SwGroup | SwOption>): number {
  const inLanguage = isObject(entity?.translated) ? entity.translated['position'] : undefined;
  return typeof inLanguage === 'number' ? inLanguage : (entity?.position ?? 0);
}

/** Order by name, with numbers compared as numbers. */
export function byName(a: Nullable<Translated>, b: Nullable<Translated>): number {
  return (translated(a, 'name') ?? '').localeCompare(translated(b, 'name') ?? '', undefined, {
    numeric: true,
  });
}
