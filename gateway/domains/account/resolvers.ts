import type { Resolvers } from '../../generated/resolvers.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { customFields } from '../shared/custom-fields.ts';
import { addresses, createAddress, deleteAddress, updateAddress } from './addresses.ts';
import { currentCustomer, defaultPaymentMethod, paymentMethods } from './customer.ts';
import { deleteCustomer, login, logout } from './login.ts';
import {
  changeEmail,
  changePassword,
  changeProfile,
  newsletterState,
  setDefaultPaymentMethod,
  setNewsletter,
} from './profile.ts';
import { isPasswordResetTokenValid, requestPasswordRecovery, resetPassword } from './recovery.ts';
import { confirmRegistration, customerGroupRegistration, readGroup, register } from './register.ts';

export const accountResolvers = {
  Query: {
    isPasswordResetTokenValid: (_, { token }, context) => isPasswordResetTokenValid(context, token),
    customerGroupRegistration: (_, { id }, context) => customerGroupRegistration(context, id),
    customer: (_, __, context) => currentCustomer(context),
    paymentMethods: (_, __, context) => paymentMethods(context),
  },
  Mutation: {
    register: (_, { input }, context) => register(context, input),
    confirmRegistration: (_, { input }, context) => confirmRegistration(context, input),
    login: (_, { input }, context) => login(context, input),
    logout: (_, __, context) => logout(context),
    requestPasswordRecovery: (_, { input }, context) => requestPasswordRecovery(context, input),
    resetPassword: (_, { input }, context) => resetPassword(context, input),
    changeProfile: (_, { input }, context) => changeProfile(context, input),
    changeEmail: (_, { input }, context) => changeEmail(context, input),
    changePassword: (_, { input }, context) => changePassword(context, input),
    setDefaultPaymentMethod: (_, { input }, context) => setDefaultPaymentMethod(context, input),
    setNewsletter: (_, { input }, context) => setNewsletter(context, input),
    deleteCustomer: (_, { input }, context) => deleteCustomer(context, input),
    createAddress: (_, { input }, context) => createAddress(context, input),
    updateAddress: (_, { input }, context) => updateAddress(context, input),
    deleteAddress: (_, { input }, context) => deleteAddress(context, input),
  },
  Customer: {
    customFields: ({ ownFields }, { keys }, context) =>
      customFields(context, 'customer', keys, (key) => ownFields?.[key]),
    addresses: (source, _, context) => addresses(context, source),
    newsletter: (source, _, context) => newsletterState(source, context),
    defaultPaymentMethod: (source, _, context) => defaultPaymentMethod(source, context),
    requestedGroup: async ({ requestedGroupId }, _, context) =>
      requestedGroupId ? translated(await readGroup(context, requestedGroupId), 'name') : null,
  },
} satisfies Resolvers;
