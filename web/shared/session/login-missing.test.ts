import { expect, test } from 'vitest';
import { ApiError } from '../graphql/api-error.ts';
import { loginIsMissing } from './use-login-lost.ts';

test('detects a missing login in errors and user errors only', () => {
  const failure = (code: string) => new ApiError('', { code, status: 500 });
  expect(loginIsMissing(failure('NOT_LOGGED_IN'))).toBe(true);
  expect(loginIsMissing({ code: 'NOT_LOGGED_IN', message: '' })).toBe(true);
  expect(loginIsMissing(failure('NETWORK'))).toBe(false);
  expect(loginIsMissing({ code: 'IS_BLANK_ERROR', message: '' })).toBe(false);
  expect(loginIsMissing(new TypeError('x'))).toBe(false);
});
