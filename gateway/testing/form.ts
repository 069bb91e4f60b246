import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { TestGateway } from './gateway.ts';
import { at, type Shopper, textAt } from './shopper.ts';

/** ALTCHA's payload for a challenge, as a browser sends it. */
async function solved(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/** A captcha with its correct answer, as `sendForm` expects them. */
export async function solvedCaptcha(shopper: Shopper) {
  const { captcha } = await shopper.ask('{ captcha { token challenge } }');
  return {
    captchaToken: textAt(captcha, 'token'),
    captchaAnswer: await solved(textAt(captcha, 'challenge')),
  };
}

/** Form fields; lists become several fields with one name. */
function fieldsOf(values: Readonly<Record<string, string | readonly string[]>>) {
  return Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((one) => ({ name, value: one })),
  );
}

/** Sends a form, by default with a correct captcha; returns the payload. */
export async function sendForm(
  shopper: Shopper,
  kind: string,
  values: Readonly<Record<string, string | readonly string[]>>,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const check = 'captchaAnswer' in changes ? { captchaToken: '' } : await solvedCaptcha(shopper);
  const input = { kind, fields: fieldsOf(values), ...check, ...changes };
  const data = await shopper.ask(
    `mutation ($input: SendFormInput!) { sendForm(input: $input) {
      sent reference receivedAt receivedTime confirmation acknowledged userErrors { code message field params { name value } } } }`,
    { input },
  );
  return data['sendForm'];
}

/** The last mail to the shop from a form. */
export function lastMail({ sandbox }: TestGateway, to = 'hallo@kontor.example') {
  const mail = sandbox.controls.mails().findLast((one) => one.to === to);
  if (mail === undefined) throw new Error(`No mail went to ${to}`);
  return mail;
}

/** Codes of errors, by field. */
export function errorsByField(payload: unknown): Record<string, string> {
  const errors = at(payload, 'userErrors');
  return Object.fromEntries(
    (Array.isArray(errors) ? errors : []).map((error) => [
      String(at(error, 'field', 0) ?? ''),
      textAt(error, 'code'),
    ]),
  );
}
