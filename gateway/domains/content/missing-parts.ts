import { GraphQLError, type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { GatewayContext } from '../shared/context.ts';
import { type CmsPlace, isKnownElement } from './cms-slot.ts';
import { fitsSchema } from './fits-schema.ts';
import { isProductPart } from './product-part.ts';

/**
 * How a layout tells what of it cannot be shown (docs/decisions/0082): an error with the path of the layout, beside what there is, so that nobody keeps
 * the answer; a line of the log; and a number in the metrics.
 */
export function missingParts(
  context: GatewayContext,
  { path, schema }: Pick<GraphQLResolveInfo, 'path' | 'schema'>,
): Required<Pick<CmsPlace, 'missing' | 'fits'>> {
  const steps = pathOf(path);
  return {
    missing: (error, element) => {
      const known = isKnownElement(element) || element === 'layout' || isProductPart({ type: element });
      context.metrics.count('missingElements', { element: known ? element : 'other' });
      const originalError = error instanceof Error ? error : new Error(String(error));
      context.faults.push(new GraphQLError(originalError.message, { path: steps, originalError }));
    },
    fits: (value) => {
      const type = schema.getType(value.__typename);
      return isObjectType(type) && fitsSchema(schema, type, value);
    },
  };
}

function pathOf(path: GraphQLResolveInfo['path'] | undefined): (string | number)[] {
  return path === undefined ? [] : [...pathOf(path.prev), path.key];
}
