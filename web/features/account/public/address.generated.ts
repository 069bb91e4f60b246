import type { AddressBookQuery, AddressBookQueryVariables, CreateAddressMutation, CreateAddressMutationVariables, DeleteAddressMutation, DeleteAddressMutationVariables, SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables, SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables, UpdateAddressMutation, UpdateAddressMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery } from '../../../shared/graphql/operation-document.ts';

export const AddressBookDocument = /* @__PURE__ */ personalQuery<AddressBookQuery, AddressBookQueryVariables>('b7c2af4f06fe3ef0553d60b0405ced3e62a8f5167f9b1224419e51550aa1d1f2');
export const CreateAddressDocument = /* @__PURE__ */ mutation<CreateAddressMutation, CreateAddressMutationVariables>('d7416ca987c112c43606b62bde783db91d535d09ff80a07bf30225c1872954b3');
export const UpdateAddressDocument = /* @__PURE__ */ mutation<UpdateAddressMutation, UpdateAddressMutationVariables>('1682011b91cafdd61b20ab18cdfbed71701df87ab11f0af443f9d8b7348de4c0');
export const DeleteAddressDocument = /* @__PURE__ */ mutation<DeleteAddressMutation, DeleteAddressMutationVariables>('0f59c4e864d7a13671505c8fd347bfd2b09a2fd911751898968463091b7c154b');
export const SetDefaultBillingAddressDocument = /* @__PURE__ */ mutation<SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables>('d49406620448a894c94d49bd0e83c70af0be27ba13ba80bae63ef66c2b8b62b8');
export const SetDefaultShippingAddressDocument = /* @__PURE__ */ mutation<SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables>('65302ed6ed9449fa16572d82d620c54aa64798cbd0056be0d0bfc445e154fbe9');
