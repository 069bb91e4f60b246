import type { FastifyRequest } from 'fastify';
import type { LanguageHints } from '../shopware/channel/locales.ts';

/** What a request says about its language; it may come before its cookies were read. */
export function languageHints({ url, headers, cookies }: FastifyRequest): LanguageHints {
  return { url, stored: cookies?.['kontor-locale'], accepted: headers['accept-language'] };
}
