import type { Shopper } from './shopper.ts';

const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Answers the captcha of a German page as somebody does who cannot see the picture: by its question. */
export async function answerCaptcha(shopper: Shopper): Promise<void> {
  await shopper.see('captcha-picture').waitFor();
  const text = (await shopper.see('captcha').textContent()) ?? '';
  const [one = '', other = ''] = NUMBERS.filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(text));
  const [, first = one, second = other] = /(\p{L}+) plus (\p{L}+)/u.exec(text) ?? [];
  await shopper.see('captcha-answer-input').fill(String(NUMBERS.indexOf(first) + NUMBERS.indexOf(second)));
}

/** Types into fields of a service form, by their names. */
export async function fillForm(
  shopper: Shopper,
  form: string,
  fields: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await shopper.see(`service-${form}-${name}-input`).fill(value);
  }
}

/** Somebody who writes to the shop. */
export const WRITER = {
  firstName: 'Lea',
  lastName: 'Brunner',
  email: 'lea.brunner@example.com',
  phone: '044 000 00 00',
} as const;

/** A tiny picture as a file to choose. */
export const PHOTO = {
  name: 'griff.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
} as const;
