import type { AddressBookQuery, AddressBookQueryVariables, CreateAddressMutation, CreateAddressMutationVariables, DeleteAddressMutation, DeleteAddressMutationVariables, UpdateAddressMutation, UpdateAddressMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery } from '../../../shared/graphql/operation-document.ts';

export const AddressBookDocument = /* @__PURE__ */ personalQuery<AddressBookQuery, AddressBookQueryVariables>('23d9f8d57f20f3263f02b0e0646af90f09828aa9a06e861131da3c78e99f13d3');
export const CreateAddressDocument = /* @__PURE__ */ mutation<CreateAddressMutation, CreateAddressMutationVariables>('29c9f517bd23b62a791d96d9ee5d0ac2db4e070c34b7c0836f51c9977993ec3d');
export const UpdateAddressDocument = /* @__PURE__ */ mutation<UpdateAddressMutation, UpdateAddressMutationVariables>('f3428632722372afca606e9bc43ff9fe46311079ec6d6ce0ea969544e8a320fd');
export const DeleteAddressDocument = /* @__PURE__ */ mutation<DeleteAddressMutation, DeleteAddressMutationVariables>('284c1a1c657f4348528b5eb4cc15dbaeff8fc01a17e0fbcffabd9042b0c7e87f');
