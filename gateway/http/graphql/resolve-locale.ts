import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { type ProgramCode, programError } from '../../domains/shared/problem.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import type { GraphqlRequest } from './request.ts';

/**
 * Validates the language and currency of a request and returns the shop's spelling. An unknown currency in the cookie is
 * ignored.
 * @throws GraphQLError LOCALE_NOT_FOUND, CURRENCY_NOT_FOUND
 */
export async function resolveLocale(
  { channel }: FastifyInstance,
  request: FastifyRequest,
  { locale, currency, rememberedCurrency }: GraphqlRequest,
): Promise<{ readonly locale: string | undefined; readonly currency: string | undefined }> {
  let tag: string | undefined;
  if (locale !== undefined) {
    const languages = await channel.knownLanguages(languageHints(request));
    tag = languages.find((language) => language.locale.toLowerCase() === locale.toLowerCase())?.locale;
    // Any language may exist before Shopware's list is loaded.
    if (tag === undefined && languages.some(({ id }) => id !== ''))
      throw unknown(
        'LOCALE_NOT_FOUND',
        'language',
        locale,
        languages.map((language) => language.locale),
      );
  }
  const code = currency?.toUpperCase() ?? rememberedCurrency;
  if (code === undefined) return { locale: tag, currency: undefined };
  const codes = (await channel.currencies()).map(({ isoCode }) => isoCode);
  if (codes.includes(code)) return { locale: tag, currency: code };
  if (currency !== undefined && codes.length > 0)
    throw unknown('CURRENCY_NOT_FOUND', 'currency', currency, codes);
  return { locale: tag, currency: undefined };
}

function unknown(code: ProgramCode, what: string, given: string, available: readonly string[]): GraphQLError {
  const shown = JSON.stringify(given.slice(0, 35));
  return programError(code, 400, `The shop has no ${what} ${shown}; it has ${available.join(', ')}`);
}
