import type { Property } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Weight (kg), dimensions (mm) and a release date to come, then the rows of the custom field `kontor_specifications`
 * (docs/rules.md, "What is shown").
 */
export function specifications(
  product: SwProduct,
  { language, messages }: Pick<GatewayContext, 'language' | 'messages'>,
): Property[] {
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
    ...ownRows(product),
  ];
}

function ownRows(product: SwProduct): Property[] {
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
