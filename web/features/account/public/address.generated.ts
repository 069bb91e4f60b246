import type { AddressBookQuery, AddressBookQueryVariables, CreateAddressMutation, CreateAddressMutationVariables, DeleteAddressMutation, DeleteAddressMutationVariables, SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables, SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables, UpdateAddressMutation, UpdateAddressMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery } from '../../../shared/graphql/operation-document.ts';

export const AddressBookDocument = /* @__PURE__ */ personalQuery<AddressBookQuery, AddressBookQueryVariables>('be06e4e345acf45deb1a743607287846d157ccc5783fc88a0d3e9dd8d05faa09');
export const CreateAddressDocument = /* @__PURE__ */ mutation<CreateAddressMutation, CreateAddressMutationVariables>('613a029a5741e0e2c5227061b1957fd886384a79d93c6d24a701648f7accf126');
export const UpdateAddressDocument = /* @__PURE__ */ mutation<UpdateAddressMutation, UpdateAddressMutationVariables>('0b5e636c963caa457e1f6ad15672093149bccc674dff268327a28bb0e07ad9a2');
export const DeleteAddressDocument = /* @__PURE__ */ mutation<DeleteAddressMutation, DeleteAddressMutationVariables>('3fdbea65e7a9d5a6422e9bcc534d275ebd50f7446f21da5fc425d95ff814a470');
export const SetDefaultBillingAddressDocument = /* @__PURE__ */ mutation<SetDefaultBillingAddressMutation, SetDefaultBillingAddressMutationVariables>('196ae16cb27f0a521e7c6ce85b96de1c6b1a1b0abb070b14a189e3eb3047a68f');
export const SetDefaultShippingAddressDocument = /* @__PURE__ */ mutation<SetDefaultShippingAddressMutation, SetDefaultShippingAddressMutationVariables>('dc0c791f80b52ca79386d729d2abeb90059e5ee306286fe7ca57dbe56735798b');
