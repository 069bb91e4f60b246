import { type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** Names of the types that a selection has fragments on; each fragment is followed once. */
export function typeConditions(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const followed = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        if (followed.has(selection.name.value)) continue;
        followed.add(selection.name.value);
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!fragment) continue;
      if (fragment.typeCondition) found.add(fragment.typeCondition.name.value);
      collect(fragment.selectionSet);
    }
  };
  collect(set);
  return found;
}
