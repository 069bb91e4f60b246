import type { Image, Manufacturer, Property } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { byPosition, type SwProduct } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ProductSource } from './public/product.ts';
import { byGroup, byOption } from './public/variant.ts';
import { familyVariants, listedOptions } from './variants.ts';

/** All pictures of a product, the cover first. */
export async function media({ detail, cover, name }: ProductSource, { messages }: GatewayContext) {
  const entity = await detail();
  const pictures = (entity.media ?? []).toSorted(byPosition).flatMap(({ media }) => image(media, name) ?? []);
  return disambiguateAlts(
    cover == null ? pictures : [cover, ...pictures.filter(({ url }) => url !== cover.url)],
    name,
    messages,
  );
}

export function properties(entity: SwProduct): Property[] {
  const groups = new Map<string, Property & { readonly values: string[] }>();
  const options = (entity.properties ?? [])
    .filter(({ group }) => group?.visibleOnProductDetailPage !== false)
    .toSorted((a, b) => byGroup(a.group, b.group) || byOption(a.group)(a, b));
  for (const option of options) {
    const key = option.groupId ?? option.group?.id ?? '';
    const group = groups.get(key) ?? {
      key,
      label: translated(option.group, 'name') ?? '',
      values: [],
      unit: null,
    };
    group.values.push(translated(option, 'name') ?? '');
    groups.set(key, group);
  }
  return [...groups.values()];
}

function disambiguateAlts<Picture extends Image>(
  pictures: readonly Picture[],
  name: string,
  messages: GatewayContext['messages'],
): Picture[] {
  const count = pictures.length;
  const isUnique = ({ alt }: Picture) =>
    alt !== name && pictures.filter((one) => one.alt === alt).length === 1;
  return pictures.map((picture, index) =>
    count < 2 || isUnique(picture)
      ? picture
      : {
          ...picture,
          alt: messages.text('picture-of', { number: index + 1, count, name: picture.alt || name }),
        },
  );
}

/** Weight, dimensions and a future release date, then `kontor_specifications` (docs/rules.md, "Presentation"). */
export function specifications(product: SwProduct, { language, messages }: GatewayContext): Property[] {
  const locale = language.formatLocale;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 3 });
  const row = (key: string, value: string | null, unit: string | null): Property[] =>
    value === null ? [] : [{ key, label: messages.text(`specification-${key}`), values: [value], unit }];
  const measure = (key: string, value: number | null | undefined, unit: string) =>
    row(key, value ? number(value) : null, unit);
  const release = product.releaseDate ? new Date(product.releaseDate) : null;
  const toCome = release !== null && release.getTime() > Date.now() ? release : null;
  return [
    ...measure('weight', product.weight, 'kg'),
    ...measure('width', product.width, 'mm'),
    ...measure('height', product.height, 'mm'),
    ...measure('length', product.length, 'mm'),
    ...row(
      'release-date',
      toCome?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) ?? null,
      null,
    ),
    ...customRows(product),
  ];
}

function customRows(product: SwProduct): Property[] {
  const rows = customField(product, 'kontor_specifications');
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isObject)
    .flatMap(({ label, value }, index) =>
      typeof label === 'string' && typeof value === 'string'
        ? [{ key: `own-${index}`, label, values: [value], unit: null }]
        : [],
    );
}

/** A manufacturer; what a list lacks is read with a product of it. */
export type ManufacturerSource = Pick<Manufacturer, 'id' | 'name'> & Pick<ProductSource, 'detail'>;

/** The manufacturer of a product. Products in a layout lack it, so it is loaded, batched. */
export async function manufacturer({ id, entity, detail }: ProductSource, { loaders }: GatewayContext) {
  const found = entity.manufacturer ?? (await loaders.card.load(id))?.manufacturer;
  return found?.id ? { id: found.id, name: translated(found, 'name') ?? '', detail } : null;
}

/** The line of a product in lists: the shop's text, or the manufacturer and the sizes of all variants. */
export async function summary(source: ProductSource, context: GatewayContext): Promise<string | null> {
  if (source.facts !== null) return source.facts;
  const maker = await manufacturer(source, context);
  const isSingle = (await listedOptions(source, context)).length > 0;
  const sizes = isSingle ? null : optionSizes(await familyVariants(source.entity, context));
  return [maker?.name, sizes].filter(Boolean).join(', ') || null;
}

/** More sizes are a range. */
const MAX_SIZES = 4;

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(\D+)$/;

/** Sizes, e.g. `20 · 24 · 28 cm` or `9–11-fach`, of the first option group whose options are numbers with the same unit. */
function optionSizes(variants: readonly SwProduct[]): string | null {
  const groups = new Map<string, Set<string>>();
  for (const option of variants.flatMap(({ options }) => options ?? [])) {
    const id = option.groupId ?? option.group?.id ?? '';
    groups.set(id, (groups.get(id) ?? new Set()).add(translated(option, 'name') ?? ''));
  }
  for (const labels of groups.values()) {
    const measures = [...labels].flatMap((label) => {
      const [, number, unit] = MEASURE.exec(label.trim()) ?? [];
      return number && unit ? [{ number, value: Number(number.replace(',', '.')), unit: unit.trim() }] : [];
    });
    const [first, ...others] = measures.sort((a, b) => a.value - b.value);
    const last = others.at(-1);
    if (measures.length < labels.size || !first || !last) continue;
    if (!others.every(({ unit }) => unit === first.unit)) continue;
    if (first.unit.startsWith('-')) return `${first.number}–${last.number}${first.unit}`;
    const numbers = measures.map(({ number }) => number);
    const listed = numbers.length > MAX_SIZES ? `${first.number}–${last.number}` : numbers.join(' · ');
    return `${listed} ${first.unit}`;
  }
  return null;
}
