import type { Entity } from '../shop/entity.ts';
import type { Lang } from '../shops/model/text.ts';
import type { Call } from './call.ts';
import type { Violation } from './errors.ts';

/** Symfony's texts, in the session's language. */
const TEXTS = {
  blank: {
    de: 'Dieser Wert sollte nicht leer sein.',
    en: 'This value should not be blank.',
    fr: 'Cette valeur ne doit pas être vide.',
  },
  type: {
    de: 'Dieser Wert sollte vom Typ {{ type }} sein.',
    en: 'This value should be of type {{ type }}.',
    fr: 'Cette valeur doit être de type {{ type }}.',
  },
  choice: {
    de: 'Sie haben einen ungültigen Wert ausgewählt.',
    en: 'The value you selected is not a valid choice.',
    fr: "Cette valeur doit être l'un des choix proposés.",
  },
  long: {
    de: 'Diese Zeichenkette ist zu lang. Sie sollte höchstens {{ limit }} Zeichen haben.',
    en: 'This value is too long. It should have {{ limit }} characters or less.',
    fr: 'Cette chaîne est trop longue. Elle doit avoir au maximum {{ limit }} caractères.',
  },
  short: {
    de: 'Diese Zeichenkette ist zu kurz. Sie sollte mindestens {{ limit }} Zeichen haben.',
    en: 'This value is too short. It should have {{ limit }} characters or more.',
    fr: 'Cette chaîne est trop courte. Elle doit avoir au minimum {{ limit }} caractères.',
  },
  low: {
    de: 'Dieser Wert sollte größer oder gleich {{ compared_value }} sein.',
    en: 'This value should be greater than or equal to {{ compared_value }}.',
    fr: 'Cette valeur doit être supérieure ou égale à {{ compared_value }}.',
  },
  high: {
    de: 'Dieser Wert sollte kleiner oder gleich {{ compared_value }} sein.',
    en: 'This value should be less than or equal to {{ compared_value }}.',
    fr: 'Cette valeur doit être inférieure ou égale à {{ compared_value }}.',
  },
  equal: {
    de: 'Dieser Wert sollte gleich {{ compared_value }} sein.',
    en: 'This value should be equal to {{ compared_value }}.',
    fr: 'Cette valeur doit être égale à {{ compared_value }}.',
  },
  exact: {
    de: 'Dieser Wert sollte genau {{ limit }} Zeichen lang sein.',
    en: 'This value should have exactly {{ limit }} characters.',
    fr: 'Cette chaîne doit avoir exactement {{ limit }} caractères.',
  },
  email: {
    de: 'Dieser Wert ist keine gültige E-Mail-Adresse.',
    en: 'This value is not a valid email address.',
    fr: "Cette valeur n'est pas une adresse email valide.",
  },
  pattern: {
    de: 'Dieser Wert ist nicht gültig.',
    en: 'This value is not valid.',
    fr: "Cette valeur n'est pas valide.",
  },
} as const satisfies Record<string, Record<Lang, string>>;

/** A value as Symfony prints it in violation parameters. */
export function printed(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? 'object' : String(value);
}

export function violation(
  call: Pick<Call, 'language'>,
  kind: keyof typeof TEXTS,
  code: string,
  pointer: string,
  parameters: Entity,
): Violation {
  const detail = Object.entries(parameters).reduce(
    (text: string, [name, value]) => text.replace(name, String(value)),
    TEXTS[kind][call.language.lang],
  );
  return { code, pointer, detail, parameters };
}

/** `IS_BLANK_ERROR` with Symfony's own text (case 095). */
export function blank(call: Pick<Call, 'language'>, pointer: string, value: unknown): Violation {
  return violation(call, 'blank', 'IS_BLANK_ERROR', pointer, { '{{ value }}': printed(value) });
}

export function notEqual(
  call: Pick<Call, 'language'>,
  pointer: string,
  value: unknown,
  expected: string,
): Violation {
  return violation(call, 'equal', 'NOT_EQUAL_ERROR', pointer, {
    '{{ value }}': printed(value),
    '{{ compared_value }}': printed(expected),
    '{{ compared_value_type }}': 'string',
  });
}

export function noSuchChoice(
  call: Pick<Call, 'language'>,
  pointer: string,
  value: unknown,
  choices: readonly string[],
): Violation {
  return violation(call, 'choice', 'NO_SUCH_CHOICE_ERROR', pointer, {
    '{{ value }}': printed(value),
    '{{ choices }}': choices.map((one) => `"${one}"`).join(', '),
  });
}

export function wrongType(
  call: Pick<Call, 'language'>,
  pointer: string,
  value: unknown,
  type: string,
): Violation {
  return violation(call, 'type', 'INVALID_TYPE_ERROR', pointer, {
    '{{ value }}': printed(value),
    '{{ type }}': type,
  });
}
