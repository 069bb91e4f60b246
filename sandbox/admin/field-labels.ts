import type { Entity } from '../shop/entity.ts';

/** Custom fields of the demo shop, some of them, with the label that staff see. */
const LABELS: Readonly<Record<string, string>> = {
  kontor_kind: 'Art des Eintrags',
  kontor_date: 'Datum',
  kontor_author: 'Verfasst von',
  kontor_facts: 'Eckdaten',
  kontor_ingredients: 'Zutaten',
  kontor_instructions: 'Zubereitung',
  kontor_shop_claim: 'Kurzbeschreibung',
};

/** Shopware keeps the label of every custom field as a snippet in every set of texts. */
export const FIELD_LABELS: Entity = Object.fromEntries(
  Object.entries(LABELS).map(([name, label]) => [`customFields.${name}`, label]),
);
