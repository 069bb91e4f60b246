import { globSync, readFileSync } from 'node:fs';
import {
  type ASTNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  parse,
  type TypeNode,
  visit,
} from 'graphql';
import { isObject } from '../../gateway/lib/json.ts';

/** Codegen loader: SDL files for clients that discard responses with errors; `@semanticNonNull` becomes `!`. */
export default function strictSchema(pattern: string): DocumentNode {
  const sdl = globSync(pattern)
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  return visit(parse(sdl), { FieldDefinition: { leave: strictField } });
}

function strictField(field: FieldDefinitionNode): ASTNode | undefined {
  const directive = field.directives?.find(({ name }) => name.value === 'semanticNonNull');
  if (!directive) return undefined;
  const levels = directive.arguments?.find(({ name }) => name.value === 'levels')?.value;
  const result =
    levels?.kind === Kind.LIST
      ? levels.values.map((value) => (isObject(value) && 'value' in value ? Number(value.value) : Number.NaN))
      : [0];
  return { ...field, type: strictType(field.type, result, 0) };
}

function strictType(type: TypeNode, levels: readonly number[], level: number): TypeNode {
  const bare = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  const inner =
    bare.kind === Kind.LIST_TYPE ? { ...bare, type: strictType(bare.type, levels, level + 1) } : bare;
  return levels.includes(level) || type.kind === Kind.NON_NULL_TYPE
    ? { kind: Kind.NON_NULL_TYPE, type: inner }
    : inner;
}
