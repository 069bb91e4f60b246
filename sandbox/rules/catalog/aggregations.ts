import { type FieldReader, parseFilters, passes } from '../../protocol/criteria.ts';
import { type Entity, isObject, objectsIn } from '../../state/entity.ts';

/** Answers of the types `filter`, `terms` and `count`. An aggregation inside a filter has its name in the answer. */
export function aggregate<T>(requested: unknown, records: readonly T[], read: FieldReader<T>): Entity {
  return Object.fromEntries(
    objectsIn(requested).map((aggregation) => {
      const { name, answer } = answerOf(aggregation, records, read);
      return [name, { ...answer, apiAlias: `${name}_aggregation` }];
    }),
  );
}

function answerOf<T>(
  aggregation: Entity,
  records: readonly T[],
  read: FieldReader<T>,
): { name: string; answer: Entity } {
  const { type, aggregation: inner } = aggregation;
  const name = String(aggregation['name'] ?? '');
  switch (type) {
    case 'filter': {
      const filters = parseFilters(aggregation['filter']);
      return answerOf(
        Object(inner),
        records.filter((record) => filters.every((filter) => passes(record, filter, read))),
        read,
      );
    }
    case 'count': {
      const values = records.flatMap((record) => read(record, String(aggregation['field'])));
      return { name, answer: { name, count: new Set(values.filter((value) => value !== null)).size } };
    }
    default:
      return { name, answer: { name, buckets: buckets(aggregation, records, read) } };
  }
}

/**
 * One for each value of a field; records without a value have an empty key. A bucket counts the rows that MySQL joins:
 * variants, each as often as the inner buckets multiply it.
 */
function buckets<T>(
  { field, limit, sort, aggregation: inner }: Entity,
  records: readonly T[],
  read: FieldReader<T>,
): Entity[] {
  const pairs = records.flatMap((record) =>
    keysOf(read(record, String(field))).map((key) => ({ key, record })),
  );
  const groups = [...Map.groupBy(pairs, ({ key }) => key)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const byCount = isObject(sort) && sort['field'] === '_count';
  const sorted = byCount ? groups.toSorted(([, a], [, b]) => b.length - a.length) : groups;
  return sorted.slice(0, typeof limit === 'number' ? limit : sorted.length).map(([key, list]) => {
    const group = list.map(({ record }) => record);
    const nested = isObject(inner) ? answerOf(inner, group, read) : null;
    const rows = objectsIn(nested?.answer['buckets']);
    const count = rows.length === 0 ? list.length : rows.reduce((sum, row) => sum + Number(row['count']), 0);
    return {
      key,
      count,
      ...(nested && { [nested.name]: { extensions: [], ...nested.answer } }),
      apiAlias: 'aggregation_bucket',
    };
  });
}

/** As text, as MySQL returns them. */
function keysOf(value: unknown): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined);
  const keys = values.map((one) => String(typeof one === 'boolean' ? Number(one) : one));
  return keys.length === 0 ? [''] : keys;
}
