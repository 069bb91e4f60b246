import { createClient } from '@kontor/client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { graphql } from './gql/gql.ts';

/**
 * A form that builds itself out of what the shop asks for, with a file, and without a browser.
 * `SHOP=http://localhost:3000 node src/service.ts`
 */
const shop = createClient({
  url: process.env['SHOP'] ?? 'http://localhost:3000',
  clientName: 'example-service',
  clientVersion: '1.0.0',
  locale: 'en-GB',
});
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const Form = graphql(`
  query ServiceForm($kind: FormKind!) {
    formFields(kind: $kind) { name label type required askedWith maxLength maxValues mediaTypes }
    captcha { token challenge }
  }
`);

const Send = graphql(`
  mutation ServiceSend($input: SendFormInput!) {
    sendForm(input: $input) { sent reference userErrors { code message field } }
  }
`);

/** `captchaAnswer` of a challenge: a tenth of a second of work. */
async function solved(text: string): Promise<string> {
  const challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

const filled: Readonly<Record<string, string>> = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.com',
  itemName: 'Frying pan',
  problemDescription: 'The handle is loose.',
};

const { formFields, captcha } = await shop.query(Form, { kind: 'REPAIR' });
const asked = (formFields ?? []).filter(({ required, askedWith }) => required && askedWith === null);
say(`Needed: ${asked.map(({ label }) => label).join(', ')}`);

// The smallest picture that there is: a dot.
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = new Blob([Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0))], { type: 'image/png' });
const { file, userErrors } = await shop.upload(photo, 'handle.png');
for (const { message } of userErrors) say(message);
const place = formFields?.find(({ type, mediaTypes }) => type === 'FILE' && mediaTypes.includes('image/png'));

const { sendForm } = await shop.mutate(Send, {
  input: {
    kind: 'REPAIR',
    fields: asked.map(({ name }) => ({ name, value: filled[name] ?? '' })),
    uploads: file && place ? [{ name: place.name, key: file.key }] : [],
    captchaToken: captcha?.token ?? '',
    captchaAnswer: await solved(captcha?.challenge ?? ''),
  },
});
for (const { message, field } of sendForm?.userErrors ?? []) say(`${field}: ${message}`);
say(sendForm?.sent ? `Sent: ${sendForm.reference}` : 'Not sent');
