import {
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isObject } from '../../lib/json.ts';

/**
 * Whether a value can be answered as a type, as far as it is there: fields with a resolver of their own, and functions, are read later.
 * One that cannot would empty all that must not be null around it.
 */
export function fitsSchema(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown): boolean {
  if (isNonNullType(type)) return value != null && fitsSchema(schema, type.ofType, value);
  if (value == null || typeof value === 'function') return true;
  if (isListType(type))
    return Array.isArray(value) && value.every((one) => fitsSchema(schema, type.ofType, one));
  if (isLeafType(type)) return isLeaf(() => type.serialize(value));
  if (!isObject(value)) return false;
  const named = isAbstractType(type) ? schema.getType(String(value['__typename'])) : type;
  if (!isObjectType(named)) return false;
  return Object.values(named.getFields()).every((field) => {
    const own = value[field.name];
    if (typeof own === 'function' || (own === undefined && field.resolve)) return true;
    return fitsSchema(schema, field.type, own);
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
