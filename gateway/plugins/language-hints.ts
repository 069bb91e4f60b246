import type { FastifyRequest } from 'fastify';
import type { Language } from '../../schema/generated/types.ts';
import { detectLocale, type LanguageHints } from '../shopware/channel/locales.ts';

/** Language preferences of a request; its cookies may not be parsed yet. */
export function languageHints({ url, headers, cookies }: FastifyRequest): LanguageHints {
  return { url, stored: cookies?.['kontor-locale'], accepted: headers['accept-language'] };
}

/** The language of a request without one in its path: by the header `kontor-locale`, the cookie or the browser. */
export async function requestedLanguage(request: FastifyRequest): Promise<Language> {
  const hints = languageHints(request);
  const languages = await request.server.channel.knownLanguages(hints);
  const named = languages.find(({ locale }) => locale === request.headers['kontor-locale']);
  return named ?? detectLocale(languages, hints.stored, hints.accepted);
}
