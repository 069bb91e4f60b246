/** `config` of GraphQL Code Generator's client preset for Kontor's schema: its scalars, and documents as plain texts. */
export const kontorCodegen: {
  readonly scalars: Readonly<Record<'ID' | 'Decimal' | 'DateTime' | 'Locale' | 'JSON', string>>;
  readonly defaultScalarType: 'unknown';
  readonly enumsAsTypes: true;
  readonly useTypeImports: true;
  readonly documentMode: 'string';
} = {
  scalars: { ID: 'string', Decimal: 'string', DateTime: 'string', Locale: 'string', JSON: 'unknown' },
  // A scalar that is new in the schema, or a shop's own, breaks no build.
  defaultScalarType: 'unknown',
  enumsAsTypes: true,
  useTypeImports: true,
  documentMode: 'string',
};
