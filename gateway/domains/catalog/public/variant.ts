import type { SwProduct } from '../../../shopware/entities.ts';
import { translated } from '../../../shopware/mappers/translated.ts';

/** Option names of a variant, e.g. `20 cm`, in the order of the groups; empty for any other product. */
export function variantLabels({ parentId, options }: Pick<SwProduct, 'parentId' | 'options'>): string[] {
  if (!parentId) return [];
  return (options ?? [])
    .toSorted((a, b) => (a.group?.position ?? 0) - (b.group?.position ?? 0))
    .flatMap((option) => translated(option, 'name') ?? []);
}

/** Adds to a title the labels that it does not contain. */
export function variantTitle(title: string, labels: readonly string[]): string {
  return [title, ...labels.filter((label) => !title.includes(label))].join(', ');
}
