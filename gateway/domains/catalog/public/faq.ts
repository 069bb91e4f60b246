import { isObject } from '../../../lib/json.ts';

/** A question and its answer, as the shop wrote it. */
export interface FaqSource {
  readonly question: string;
  /** HTML that was not sanitised yet. */
  readonly answer: string;
}

/** Questions and answers out of a list of the shop's, as in the custom field `kontor_faq`. */
export function faqRows(rows: unknown): FaqSource[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isObject)
    .flatMap(({ question, answer }) =>
      typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : [],
    );
}
