import { mergeTypeDefs } from '@graphql-tools/merge';
import { type GraphQLSchema, print } from 'graphql';

/** Codegen plugin: the whole schema with its directives, which `printSchema` omits. */
export const plugin = (schema: GraphQLSchema): string => print(mergeTypeDefs([schema]));
