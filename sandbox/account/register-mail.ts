import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import { demo } from '../shop/demo.ts';
import type { Lang } from '../shops/model/text.ts';
import type { CustomerRecord } from './customer-record.ts';
import { emailHash } from './email.ts';
import { linkBase } from './storefront-url.ts';

const CONFIRM: Record<Lang, readonly [subject: string, text: string]> = {
  de: ['Bitte bestätigen Sie Ihre E-Mail-Adresse', 'Mit diesem Link bestätigen Sie Ihre Registrierung:'],
  en: ['Please confirm your e-mail address', 'Confirm your registration with this link:'],
  fr: ['Veuillez confirmer votre adresse e-mail', 'Confirmez votre inscription par ce lien:'],
};

const WELCOME: Record<Lang, readonly [subject: string, text: string]> = {
  de: [`Ihr Konto bei ${demo.name}`, 'Ihr Konto ist eröffnet. Sie melden sich mit dieser E-Mail-Adresse an:'],
  en: [`Your account at ${demo.name}`, 'Your account is open. You log in with this e-mail address:'],
  fr: [
    `Votre compte chez ${demo.name}`,
    'Votre compte est ouvert. Vous vous connectez avec cette adresse e-mail:',
  ],
};

export function sendConfirmation(call: Call, customer: CustomerRecord): void {
  const [subject, text] = CONFIRM[call.view.lang];
  const link = `${linkBase(call)}/registration/confirm?em=${emailHash(customer.email)}&hash=${customer.hash}`;
  sendMail(call.shop, customer.email, subject, `${text}\n\n${link}`);
}

export function sendWelcome(call: Call, customer: CustomerRecord): void {
  const [subject, text] = WELCOME[call.view.lang];
  sendMail(call.shop, customer.email, subject, `${text}\n\n${customer.email}`);
}
