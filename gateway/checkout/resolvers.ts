export const checkoutResolvers = {};
