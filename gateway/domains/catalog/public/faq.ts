import { isObject } from '../../../lib/json.ts';

export interface FaqSource {
  readonly question: string;
  /** Unsanitised HTML. */
  readonly answer: string;
}

/** Parses questions and answers, e.g. of the custom field `kontor_faq`. */
export function faqRows(rows: unknown): FaqSource[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isObject)
    .flatMap(({ question, answer }) =>
      typeof question === 'string' && typeof answer === 'string' ? [{ question, answer }] : [],
    );
}
