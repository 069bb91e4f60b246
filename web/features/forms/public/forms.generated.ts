import type { CaptchaQuery, CaptchaQueryVariables, ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables, FormPartsQuery, FormPartsQueryVariables, SendFormMutation, SendFormMutationVariables, SenderQuery, SenderQueryVariables, SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables, UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables } from '../../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const FormPartsDocument = /* @__PURE__ */ publicQuery<FormPartsQuery, FormPartsQueryVariables>('e4f14ed724b51e3cdec9ca903c12469321801f5e39afe20ae4e8e76046209516');
export const SenderDocument = /* @__PURE__ */ personalQuery<SenderQuery, SenderQueryVariables>('fe57e9c3a37930611b38f7d78bc5a3152e0a6f6d9b9bd7474b09d4ecffdbbe7e');
export const CaptchaDocument = /* @__PURE__ */ personalQuery<CaptchaQuery, CaptchaQueryVariables>('500bcac9e95585fea4303f0834ca59be36f7460d9955c03b078c6c379b3c45aa');
export const SendFormDocument = /* @__PURE__ */ mutation<SendFormMutation, SendFormMutationVariables>('77ae143298a865671eca27e1cc0b05fcb7fd2114dd4854c92f1542e8f333f1aa');
export const SubscribeNewsletterDocument = /* @__PURE__ */ mutation<SubscribeNewsletterMutation, SubscribeNewsletterMutationVariables>('20e3f3a8553a4617054ae30555cf1fbc7facb1c46f067ee18a569f5709c391b7');
export const ConfirmNewsletterDocument = /* @__PURE__ */ mutation<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables>('4a85bbf125ae08ec24cd43133923a966a940175eaa43909d8f63aa5932858b34');
export const UnsubscribeNewsletterDocument = /* @__PURE__ */ mutation<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables>('23bcf620221b6010c25bd28abb59c62a849d73ef5562e5210b4c80fe0aa4fff6');
