import type { FaqItem } from '../../schema/generated/resolvers.ts';
import { sanitizeHtml } from '../format/html.ts';
import { customField } from '../format/translated.ts';
import { isObject } from '../shopware/answer.ts';
import type { SwProduct } from '../shopware/entities.ts';

/** Questions and answers out of the custom field `kontor_faq`. */
export function faq(product: SwProduct): FaqItem[] {
  const rows = customField(product, 'kontor_faq');
  if (!Array.isArray(rows)) return [];
  return rows
    .filter(isObject)
    .flatMap(({ question, answer }) =>
      typeof question === 'string' && typeof answer === 'string'
        ? [{ question, answerHtml: sanitizeHtml(answer) }]
        : [],
    );
}
