import type {
  MutationConfirmNewsletterArgs,
  MutationSendFormArgs,
  MutationSubmitReviewArgs,
  MutationSubscribeNewsletterArgs,
  MutationUnsubscribeNewsletterArgs,
} from '../../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../shared/context.ts';
import { captcha } from './captcha.ts';
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter.ts';
import { submitReview } from './review.ts';
import { sendForm } from './send-form.ts';

export const formsResolvers = {
  Query: {
    captcha: (_: unknown, __: unknown, context: GatewayContext) => captcha(context),
  },
  Mutation: {
    sendForm: (_: unknown, { input }: MutationSendFormArgs, context: GatewayContext) =>
      sendForm(context, input),
    subscribeNewsletter: (_: unknown, { input }: MutationSubscribeNewsletterArgs, context: GatewayContext) =>
      subscribeNewsletter(context, input),
    confirmNewsletter: (_: unknown, { input }: MutationConfirmNewsletterArgs, context: GatewayContext) =>
      confirmNewsletter(context, input),
    unsubscribeNewsletter: (
      _: unknown,
      { input }: MutationUnsubscribeNewsletterArgs,
      context: GatewayContext,
    ) => unsubscribeNewsletter(context, input),
    submitReview: (_: unknown, { input }: MutationSubmitReviewArgs, context: GatewayContext) =>
      submitReview(context, input),
  },
};
