import type { ssrExchange } from 'urql';

export type PageAnswers = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;
