export const cartResolvers = {};
