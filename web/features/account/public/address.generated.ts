import type { AddressBookQuery, AddressBookQueryVariables, CreateAddressMutation, CreateAddressMutationVariables, DeleteAddressMutation, DeleteAddressMutationVariables, UpdateAddressMutation, UpdateAddressMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery } from '../../../shared/graphql/operation-document.ts';

export const AddressBookDocument = /* @__PURE__ */ personalQuery<AddressBookQuery, AddressBookQueryVariables>('bf9fdef7348db3853babe897d2b03cdb6e8f43601b9512f4600933942bbbbe69');
export const CreateAddressDocument = /* @__PURE__ */ mutation<CreateAddressMutation, CreateAddressMutationVariables>('613a029a5741e0e2c5227061b1957fd886384a79d93c6d24a701648f7accf126');
export const UpdateAddressDocument = /* @__PURE__ */ mutation<UpdateAddressMutation, UpdateAddressMutationVariables>('0b5e636c963caa457e1f6ad15672093149bccc674dff268327a28bb0e07ad9a2');
export const DeleteAddressDocument = /* @__PURE__ */ mutation<DeleteAddressMutation, DeleteAddressMutationVariables>('3fdbea65e7a9d5a6422e9bcc534d275ebd50f7446f21da5fc425d95ff814a470');
