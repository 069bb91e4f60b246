import type { OperationResult } from 'urql';
import { ApiError, apiErrorOf } from './api-error.ts';

/** An optional part by its path in the response. */
export type Replacement = readonly [path: RegExp, replacement: unknown];

export const MENU_GAPS: readonly Replacement[] = [
  [/^(?:main|footer|service)$/, []],
  [/^shop$/, { freeShippingFrom: null }],
];

function isTransient({ extensions }: { readonly extensions: Record<string, unknown> }): boolean {
  return Number(extensions['status'] ?? 500) >= 429 && extensions['code'] !== 'MAINTENANCE_MODE';
}

/** The object or list that contains the null which an error left, and its depth in the path; null if there is none. */
function findNull(
  data: object,
  path: readonly (string | number)[],
): { holder: object; depth: number } | null {
  let holder = data;
  for (const [depth, step] of path.entries()) {
    const value: unknown = Reflect.get(holder, step);
    if (value === null) return { holder, depth };
    if (typeof value !== 'object') return null;
    holder = value;
  }
  return null;
}

/**
 * Data with replacements for the parts that Shopware could not deliver (docs/decisions/0082).
 * @param result has an error, and the partial data in `extensions.part`
 * @returns also the paths of the replaced parts
 * @throws ApiError if an essential part is missing
 */
export function fillGaps<Data>(
  { error, extensions }: OperationResult<Data>,
  replacements: readonly Replacement[],
): { data: Data; gaps: string[] } {
  if (!error) throw new ApiError('No error.', { code: 'INTERNAL', status: 500 });
  const data: Data | null = structuredClone(extensions?.['part']);
  if (!data) throw apiErrorOf(error);
  const gaps: string[] = [];
  for (const fault of error.graphQLErrors) {
    const path = fault.path ?? [];
    const gap = findNull(data, path);
    const gapPath = path.slice(0, (gap?.depth ?? 0) + 1).join('.');
    const replacement = gap && replacements.find(([pattern]) => pattern.test(gapPath));
    if (!isTransient(fault) || (gap && !replacement) || path.length === 0) throw apiErrorOf(error);
    gaps.push(gapPath);
    if (gap && replacement) Reflect.set(gap.holder, path[gap.depth] ?? '', replacement[1]);
  }
  return { data, gaps };
}
