import type { Resolvers } from '../../generated/resolvers.ts';
import { formFields } from './form-fields.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter.ts';
import { captcha } from './public/captcha.ts';
import { submitReview } from './review.ts';
import { sendForm } from './send-form.ts';

export const formsResolvers = {
  Query: {
    captcha: (_, __, context) => captcha(context),
    formFields: (_, { kind }, { messages }) => formFields(kind, messages),
  },
  Mutation: {
    sendForm: (_, { input }, context) => sendForm(context, input),
    subscribeNewsletter: (_, { input }, context) => subscribeNewsletter(context, input),
    confirmNewsletter: (_, { input }, context) => confirmNewsletter(context, input),
    unsubscribeNewsletter: (_, { input }, context) => unsubscribeNewsletter(context, input),
    submitReview: (_, { input }, context) => submitReview(context, input),
  },
} satisfies Resolvers;
