import type { ssrExchange } from 'urql';

/** Answers that the server put into the page, as urql's `ssrExchange` keeps them. */
export type PageAnswers = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;
