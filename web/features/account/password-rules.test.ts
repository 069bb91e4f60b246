import { expect, test } from 'vitest';
import forms from '../../messages/forms/de.json' with { type: 'json' };
import { createTranslate } from '../../shared/i18n/translate.ts';
import { checkNewPassword } from './password-rules.ts';

const t = createTranslate('de-DE', forms, {}, false);
const NAMES = { password: 'password', repeated: 'passwordConfirmation' };
const check = (password: string, repeated: string) => checkNewPassword('reset', NAMES, password, repeated, t);

test('rejects a short password', () => {
  expect(check('kurz', 'kurz')).toEqual({ 'reset-password': 'Mindestens 8 Zeichen.' });
});

test('requires two matching entries of a new password', () => {
  expect(Object.keys(check('', ''))).toEqual(['reset-password', 'reset-passwordConfirmation']);
  expect(check('Gusseisen-24', 'Gusseisen-25')).toEqual({
    'reset-passwordConfirmation': 'Die beiden Passwörter stimmen nicht überein.',
  });
  expect(check('Gusseisen-24', 'Gusseisen-24')).toEqual({});
});
