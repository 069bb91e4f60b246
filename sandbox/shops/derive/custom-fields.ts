import type { DemoProduct } from '../model/catalogue.ts';
import type { DemoIdentity, DemoPaymentMethod } from '../model/sales-channel.ts';
import type { Lang } from '../model/text.ts';
import { productId } from './ids.ts';
import { typeset } from './typeset.ts';

/** @param products of the catalogue, for names in a bundle */
export function productFields(
  demo: DemoProduct,
  lang: Lang,
  products: readonly DemoProduct[],
): Record<string, unknown> {
  const fields: Record<string, unknown> =
    demo.facts === undefined ? {} : { kontor_facts: typeset(demo.facts[lang], lang) };
  if (demo.swissDesign) fields['kontor_swiss_design'] = true;
  if (demo.specifications?.length) {
    fields['kontor_specifications'] = demo.specifications.map((row) => ({
      label: row.label[lang],
      value: row.value[lang],
    }));
  }
  if (demo.faq?.length) {
    fields['kontor_faq'] = demo.faq.map((row) => ({
      question: row.question[lang],
      answer: row.answer[lang],
    }));
  }
  if (demo.bundle?.length) {
    fields['kontor_bundle'] = demo.bundle.map(({ product: key, quantity }) => ({
      productId: productId(key),
      name: products.find((other) => other.key === key)?.name[lang] ?? key,
      quantity,
    }));
  }
  return fields;
}

const PLACES = ['header', 'product', 'checkout', 'footer'] as const;

/** Custom fields of the sales channel in a language; empty ones are omitted. */
export function identityFields(identity: DemoIdentity | undefined, lang: Lang): Record<string, unknown> {
  if (identity === undefined) return {};
  const { claim, address, hours, legalEntity, newsletter } = identity;
  const lines = Object.fromEntries(
    PLACES.map((place) => [
      `promises_${place}`,
      identity.promises[place]
        .map(({ text, link, icon }) => trimmed([text[lang], link ?? '', icon ?? '']).join(' | '))
        .join('\n'),
    ]),
  );
  const fields = {
    claim: claim?.[lang],
    phone: identity.phone,
    email: identity.email,
    address: address?.[lang],
    hours: hours?.[lang],
    ...lines,
    legal_entity: legalEntity?.[lang],
    year: identity.year,
    return_days: identity.returnDays,
    newsletter: newsletter?.[lang],
  };
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries([
    ...filled.map(([name, value]) => [`kontor_shop_${name}`, value]),
    ...Object.entries(identity.theme).map(([name, value]) => [`kontor_theme_${name}`, value]),
  ]);
}

/** Without empty parts at the end. */
function trimmed(parts: readonly string[]): readonly string[] {
  const last = parts.findLastIndex((part) => part !== '');
  return parts.slice(0, last + 1);
}

/** Custom fields with the bank account. */
export function accountFields({ account = {} }: DemoPaymentMethod): Record<string, string> {
  return Object.fromEntries(
    Object.entries(account).map(([name, value]) => [`kontor_payment_${name}`, value]),
  );
}
