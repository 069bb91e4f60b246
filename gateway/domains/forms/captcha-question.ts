import { randomInt } from 'node:crypto';
import type { Messages } from '../shared/messages/messages.ts';

interface Question {
  readonly text: string;
  readonly sum: number;
}

/** Zero to eighteen. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'de-DE':
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn'.split(
      ' ',
    ),
  'en-GB':
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
      ' ',
    ),
  'fr-CH':
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit'.split(
      ' ',
    ),
};

/** A small sum in words, for those who cannot see the picture. */
export function captchaQuestion(locale: string, messages: Messages): Question {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const word = (value: number) => NUMBERS[locale]?.[value] ?? String(value);
  return { text: messages.text('captcha-question', { a: word(a), b: word(b) }), sum: a + b };
}

/** Whether a text is a number, in figures or in the words of any language. */
export function isNumber(text: string, wanted: number): boolean {
  const plain = text.trim().toLowerCase();
  return plain === String(wanted) || Object.values(NUMBERS).some((words) => words[wanted] === plain);
}
