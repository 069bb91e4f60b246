import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import {
  firstArguments,
  pageArguments,
  readListingState,
  withoutFilters,
  withoutRejectedRoute,
  writeListingState,
} from './listing-state.ts';

const [A = '', B = '', C = '', D = ''] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const read = (query: string) => readListingState(new URLSearchParams(query));

describe('listing state in the URL', () => {
  test("uses Shopware's parameter names and joins values with a pipe", () => {
    const query = `?order=price-asc&manufacturer=${A}|${B}&properties=${C}|${D}&min-price=10&max-price=99.5&rating=4&shipping-free=1&p=2`;
    expect(writeListingState(read(query))).toBe(query);
  });

  test('accepts repeated parameters, as a native form sends them', () => {
    expect(read(`properties=${C}&properties=${D}&shipping-free=on`)).toMatchObject({
      properties: [C, D],
      shippingFree: true,
    });
  });

  test('ignores invalid values', () => {
    expect(read('p=-3&rating=9&min-price=abc&max-price=-1&properties=||&manufacturer=zz&order=a+b')).toEqual(
      read(''),
    );
    expect(writeListingState(read('p=1&rating=0'))).toBe('');
  });

  test('keeps term and sorting when filters are removed', () => {
    expect(writeListingState(withoutFilters(read('search=topf&order=name-asc&rating=4&p=3')))).toBe(
      '?search=topf&order=name-asc',
    );
  });
});

describe('listing requests', () => {
  test('load up to four pages in one request', () => {
    expect(firstArguments(read('p=3'))).toEqual({ first: 72 });
  });

  test('load a later page separately', () => {
    expect(firstArguments(read('p=7'))).toEqual({ offset: 144, first: 24 });
  });

  test('load one page with the same filters for "show more"', () => {
    expect(pageArguments(read(`order=name-asc&rating=4&properties=${C}|${D}`), 2)).toEqual({
      offset: 24,
      first: 24,
      sorting: 'name-asc',
      filter: { rating: 4, properties: [C, D] },
    });
  });
});

describe('a link with a value that the gateway rejects', () => {
  const rejected = (...field: string[]) => new ApiError('', { code: 'BAD_USER_INPUT', status: 400, field });
  const redirect = (query: string, error: unknown) => withoutRejectedRoute('/de/topf/', read(query), error);

  test.each([
    [['sorting'], `order=old&properties=${A}&p=2`, `/de/topf/?properties=${A}`],
    [['filter', 'properties'], `order=name-asc&properties=${A}`, '/de/topf/?order=name-asc'],
    [['filter', 'maxPrice'], `max-price=5&properties=${B}`, `/de/topf/?properties=${B}`],
  ])('redirects without %o', (field, query, to) => {
    expect(redirect(query, rejected(...field))).toEqual({ kind: 'redirect', to, permanent: false });
  });

  test('fails if the URL does not contain the value, or for another error', () => {
    expect(() => redirect('', rejected('sorting'))).toThrow(ApiError);
    expect(() => redirect('order=x', rejected('path'))).toThrow(ApiError);
    const failed = new ApiError('', { code: 'UPSTREAM_TIMEOUT', status: 504 });
    expect(() => redirect('order=x', failed)).toThrow(failed);
  });
});
