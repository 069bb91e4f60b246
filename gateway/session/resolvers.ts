export const sessionResolvers = {};
