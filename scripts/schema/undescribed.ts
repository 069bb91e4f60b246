import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

interface Described {
  readonly description?: string | null | undefined;
}

/** All of a schema that no sentence explains: types, fields, arguments, values, input fields, directives. */
export function undescribed(sdl: string): string[] {
  const schema = buildSchema(sdl);
  const missing = (name: string, { description }: Described) => (description?.trim() ? [] : [name]);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const ofTypes = types.flatMap((type) => {
    const own = missing(type.name, type);
    if (isEnumType(type))
      return [...own, ...type.getValues().flatMap((value) => missing(`${type.name}.${value.name}`, value))];
    if (isInputObjectType(type))
      return [
        ...own,
        ...Object.values(type.getFields()).flatMap((field) => missing(`${type.name}.${field.name}`, field)),
      ];
    if (!isObjectType(type) && !isInterfaceType(type)) return own;
    const fields = Object.values(type.getFields()).flatMap((field) => [
      ...missing(`${type.name}.${field.name}`, field),
      ...field.args.flatMap((argument) => missing(`${type.name}.${field.name}(${argument.name})`, argument)),
    ]);
    return [...own, ...fields];
  });
  const ofDirectives = schema
    .getDirectives()
    .filter(({ astNode }) => astNode != null)
    .flatMap((directive) => [
      ...missing(`@${directive.name}`, directive),
      ...directive.args.flatMap((argument) => missing(`@${directive.name}(${argument.name})`, argument)),
    ]);
  return [...ofTypes, ...ofDirectives];
}
