import type {
  MutationChangeEmailArgs,
  MutationChangePasswordArgs,
  MutationChangeProfileArgs,
  MutationConfirmRegistrationArgs,
  MutationCreateAddressArgs,
  MutationDeleteAddressArgs,
  MutationDeleteCustomerArgs,
  MutationLoginArgs,
  MutationRegisterArgs,
  MutationRequestPasswordRecoveryArgs,
  MutationResetPasswordArgs,
  MutationSetDefaultBillingAddressArgs,
  MutationSetDefaultPaymentMethodArgs,
  MutationSetDefaultShippingAddressArgs,
  MutationSetNewsletterArgs,
  MutationUpdateAddressArgs,
  QueryCustomerGroupRegistrationArgs,
  QueryPasswordRecoveryUsableArgs,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { addresses } from './addresses.ts';
import { createAddress, deleteAddress, setDefaultAddress, updateAddress } from './change-address.ts';
import { confirmRegistration } from './confirm-registration.ts';
import { type AccountCustomer, currentCustomer } from './customer.ts';
import { customerGroupName, customerGroupRegistration } from './customer-group.ts';
import { deleteCustomer, logout } from './leave.ts';
import { login } from './login.ts';
import { newsletterState, setNewsletter } from './newsletter.ts';
import { defaultPaymentMethod, paymentMethods } from './payment-methods.ts';
import { changeEmail, changePassword, changeProfile, setDefaultPaymentMethod } from './profile.ts';
import { passwordRecoveryUsable, requestPasswordRecovery, resetPassword } from './recovery.ts';
import { register } from './register.ts';

export const accountResolvers = {
  Query: {
    passwordRecoveryUsable: (
      _: unknown,
      { hash }: QueryPasswordRecoveryUsableArgs,
      context: GatewayContext,
    ) => passwordRecoveryUsable(context, hash),
    customerGroupRegistration: (
      _: unknown,
      { id }: QueryCustomerGroupRegistrationArgs,
      context: GatewayContext,
    ) => customerGroupRegistration(context, id),
    customer: (_: unknown, __: unknown, context: GatewayContext) => currentCustomer(context),
    addresses: (_: unknown, __: unknown, context: GatewayContext) => addresses(context),
    paymentMethods: (_: unknown, __: unknown, context: GatewayContext) => paymentMethods(context),
  },
  Mutation: {
    register: (_: unknown, { input }: MutationRegisterArgs, context: GatewayContext) =>
      register(context, input),
    confirmRegistration: (_: unknown, { input }: MutationConfirmRegistrationArgs, context: GatewayContext) =>
      confirmRegistration(context, input),
    login: (_: unknown, { input }: MutationLoginArgs, context: GatewayContext) => login(context, input),
    logout: (_: unknown, __: unknown, context: GatewayContext) => logout(context),
    requestPasswordRecovery: (
      _: unknown,
      { input }: MutationRequestPasswordRecoveryArgs,
      context: GatewayContext,
    ) => requestPasswordRecovery(context, input),
    resetPassword: (_: unknown, { input }: MutationResetPasswordArgs, context: GatewayContext) =>
      resetPassword(context, input),
    changeProfile: (_: unknown, { input }: MutationChangeProfileArgs, context: GatewayContext) =>
      changeProfile(context, input),
    changeEmail: (_: unknown, { input }: MutationChangeEmailArgs, context: GatewayContext) =>
      changeEmail(context, input),
    changePassword: (_: unknown, { input }: MutationChangePasswordArgs, context: GatewayContext) =>
      changePassword(context, input),
    setDefaultPaymentMethod: (
      _: unknown,
      { input }: MutationSetDefaultPaymentMethodArgs,
      context: GatewayContext,
    ) => setDefaultPaymentMethod(context, input),
    setNewsletter: (_: unknown, { input }: MutationSetNewsletterArgs, context: GatewayContext) =>
      setNewsletter(context, input),
    deleteCustomer: (_: unknown, { input }: MutationDeleteCustomerArgs, context: GatewayContext) =>
      deleteCustomer(context, input),
    createAddress: (_: unknown, { input }: MutationCreateAddressArgs, context: GatewayContext) =>
      createAddress(context, input),
    updateAddress: (_: unknown, { input }: MutationUpdateAddressArgs, context: GatewayContext) =>
      updateAddress(context, input),
    deleteAddress: (_: unknown, { input }: MutationDeleteAddressArgs, context: GatewayContext) =>
      deleteAddress(context, input),
    setDefaultBillingAddress: (
      _: unknown,
      { input }: MutationSetDefaultBillingAddressArgs,
      context: GatewayContext,
    ) => setDefaultAddress(context, 'billing', input),
    setDefaultShippingAddress: (
      _: unknown,
      { input }: MutationSetDefaultShippingAddressArgs,
      context: GatewayContext,
    ) => setDefaultAddress(context, 'shipping', input),
  },
  Customer: {
    newsletter: (source: Partial<AccountCustomer>, _: unknown, context: GatewayContext) =>
      newsletterState(source, context),
    defaultPaymentMethod: (source: Partial<AccountCustomer>, _: unknown, context: GatewayContext) =>
      defaultPaymentMethod(source, context),
    requestedGroup: async (
      { requestedGroupId }: Partial<AccountCustomer>,
      _: unknown,
      context: GatewayContext,
    ) => (requestedGroupId ? await customerGroupName(context, requestedGroupId) : null),
  },
};
