import type { SwProduct } from '../../../shopware/entities.ts';
import { translated } from '../../../shopware/mappers/translated.ts';

/** What makes a product the variant that it is, e.g. `20 cm`, in the order of the option groups; empty for any other. */
export function variantLabels({ parentId, options }: Pick<SwProduct, 'parentId' | 'options'>): string[] {
  if (!parentId) return [];
  return (options ?? [])
    .toSorted((a, b) => (a.group?.position ?? 0) - (b.group?.position ?? 0))
    .flatMap((option) => translated(option, 'name') ?? []);
}

/** A title that tells a variant from its sisters; what it says already is not said twice. */
export function variantTitle(title: string, labels: readonly string[]): string {
  return [title, ...labels.filter((label) => !title.includes(label))].join(', ');
}
