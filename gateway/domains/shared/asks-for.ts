import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type SelectionNode,
} from 'graphql';

/** Whether an operation asks for one of some fields of what is being resolved. */
export function asksFor(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  const within = ({ selectionSet }: Pick<FieldNode, 'selectionSet'>): boolean =>
    selectionSet?.selections.some((selection) => isTaken(selection, info) && leadsTo(selection)) ?? false;
  const leadsTo = (selection: SelectionNode): boolean => {
    if (selection.kind === 'Field') return names.includes(selection.name.value);
    if (selection.kind === 'InlineFragment') return within(selection);
    const fragment = info.fragments[selection.name.value];
    return fragment !== undefined && within(fragment);
  };
  return info.fieldNodes.some(within);
}

function isTaken(selection: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] !== false;
}
