import type { AddressBookQuery, AddressBookQueryVariables, CreateAddressMutation, CreateAddressMutationVariables, DeleteAddressMutation, DeleteAddressMutationVariables, SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables, SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables, UpdateAddressMutation, UpdateAddressMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery } from '../../../shared/graphql/operation-document.ts';

export const AddressBookDocument = /* @__PURE__ */ personalQuery<AddressBookQuery, AddressBookQueryVariables>('2b031d8c26102bde17f6b47716ee6b22523c2a7d45a3c18e139131884f369ca6');
export const CreateAddressDocument = /* @__PURE__ */ mutation<CreateAddressMutation, CreateAddressMutationVariables>('e24d276c2942dfe6d14e8b7c3fc610c2d6f94e27d867060c5e741454c0374b0c');
export const UpdateAddressDocument = /* @__PURE__ */ mutation<UpdateAddressMutation, UpdateAddressMutationVariables>('5042f4f89027655da127efa4385862be4cfe7183c69e23715f4d0cb48bd3198c');
export const DeleteAddressDocument = /* @__PURE__ */ mutation<DeleteAddressMutation, DeleteAddressMutationVariables>('1c56308634b156013138eef7f60889246b6406c91b6d173cabff7d81df770e53');
export const SetDefaultBillingAddressDocument = /* @__PURE__ */ mutation<SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables>('5227a76b298b262d60bdcac60b17d426f8ab3112a459a6c694481ebf2de350a8');
export const SetDefaultShippingAddressDocument = /* @__PURE__ */ mutation<SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables>('7b816440a4ad478b29db2fa361d3158191d598650fbd3d5ca3fe17b92f229777');
