import { isObject } from './json.ts';

/** Checks the parts of a value that the gateway relies on. */
export type Shape = (value: unknown) => boolean;

export const bareList: Shape = (value) => Array.isArray(value) && value.every(isObject);
export const list: Shape = (value) => isObject(value) && bareList(value['elements']);
export const entity: Shape = (value) => isObject(value) && typeof value['id'] === 'string';

export const objectWith =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]));
export const text: Shape = (value) => typeof value === 'string';
export const number: Shape = (value) => typeof value === 'number';
export const textOrNull: Shape = (value) => value === null || text(value);

/** A list with at least one usable row, for lists without which a shop cannot work. */
export const listWithSome =
  (row: Shape): Shape =>
  (value) => {
    const rows = isObject(value) ? value['elements'] : value;
    return bareList(rows) && Array.isArray(rows) && rows.some(row);
  };

/** Any object or list, for routes whose response is not interpreted. */
export const ANY_JSON: Shape = (value) => isObject(value) || Array.isArray(value);
