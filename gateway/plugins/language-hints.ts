import type { FastifyRequest } from 'fastify';
import type { LanguageHints } from '../shopware/channel/locales.ts';

/** Language preferences of a request; its cookies may not be parsed yet. */
export function languageHints({ url, headers, cookies }: FastifyRequest): LanguageHints {
  return { url, stored: cookies?.['kontor-locale'], accepted: headers['accept-language'] };
}
