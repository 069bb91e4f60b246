import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** A page of the reference. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly types: readonly GraphQLNamedType[];
  /** Whether its one type is where operations begin. */
  readonly root: boolean;
}

const KINDS: readonly (Pick<Section, 'path' | 'title'> & { holds(type: GraphQLNamedType): boolean })[] = [
  { path: '/docs/objects', title: 'Objects', holds: isObjectType },
  {
    path: '/docs/interfaces',
    title: 'Interfaces and unions',
    holds: (type) => isInterfaceType(type) || isUnionType(type),
  },
  { path: '/docs/inputs', title: 'Inputs', holds: isInputObjectType },
  { path: '/docs/enums', title: 'Enums', holds: isEnumType },
  { path: '/docs/scalars', title: 'Scalars', holds: () => true },
];

/** All types of a schema in pages; the roots have one each. */
export function sectionsOf(schema: GraphQLSchema): readonly Section[] {
  const roots = [
    { path: '/docs/queries', title: 'Queries', type: schema.getQueryType() },
    { path: '/docs/mutations', title: 'Mutations', type: schema.getMutationType() },
    { path: '/docs/subscriptions', title: 'Subscriptions', type: schema.getSubscriptionType() },
  ].flatMap(({ path, title, type }) => (type ? [{ path, title, types: [type], root: true }] : []));
  const rooted = roots.flatMap(({ types }) => types.map(({ name }) => name));
  const byKind = Map.groupBy(
    Object.values(schema.getTypeMap())
      .filter((type) => !isIntrospectionType(type) && !rooted.includes(type.name))
      .sort((a, b) => a.name.localeCompare(b.name)),
    (type) => KINDS.find(({ holds }) => holds(type)),
  );
  return [
    ...roots,
    ...KINDS.map((kind) => ({
      path: kind.path,
      title: kind.title,
      types: byKind.get(kind) ?? [],
      root: false,
    })),
  ].filter(({ types }) => types.length > 0);
}
