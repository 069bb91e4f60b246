import {
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isObject } from '../../lib/json.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type CmsPlace, isKnownElement } from './cms-slot.ts';
import { isProductPart } from './slot-config.ts';

/** Place of a layout whose parts that cannot be shown become errors that prevent caching (docs/decisions/0082). */
export function placeOf(
  context: GatewayContext,
  { path, schema }: Pick<GraphQLResolveInfo, 'path' | 'schema'>,
): CmsPlace {
  const steps = pathOf(path);
  return {
    context,
    categoryId: null,
    productId: null,
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

/** Whether the loaded fields of a value match its type; a mismatch would null all non-null parents. */
function fitsSchema(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown): boolean {
  if (isNonNullType(type)) return value != null && fitsSchema(schema, type.ofType, value);
  if (value == null || typeof value === 'function') return true;
  if (isListType(type))
    return Array.isArray(value) && value.every((one) => fitsSchema(schema, type.ofType, one));
  if (isLeafType(type)) return isLeaf(() => type.serialize(value));
  if (!isObject(value)) return false;
  const named = isAbstractType(type) ? schema.getType(String(value['__typename'])) : type;
  if (!isObjectType(named)) return false;
  return Object.values(named.getFields()).every((field) => {
    const fieldValue = value[field.name];
    if (typeof fieldValue === 'function' || (fieldValue === undefined && field.resolve)) return true;
    return fitsSchema(schema, field.type, fieldValue);
  });
}

function isLeaf(serialize: () => unknown): boolean {
  try {
    serialize();
    return true;
  } catch {
    return false;
  }
}
