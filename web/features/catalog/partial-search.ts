import type { OperationResult } from 'urql';
import type { SearchQuery } from '../../generated/graphql.ts';
import { fillGaps, MENU_GAPS, type Replacement } from '../../shared/graphql/partial-data.ts';

const OPTIONAL: readonly Replacement[] = [
  [/^search\.filters$/, []],
  [/^search\.filterCount$/, 0],
  [/\.swatches$/, []],
  [/^searchEntries$/, { nodes: [] }],
  ...MENU_GAPS,
];

/** The results without the parts that Shopware could not deliver. @throws ApiError without products */
export const partOf = (result: OperationResult<SearchQuery>): SearchQuery => fillGaps(result, OPTIONAL).data;
