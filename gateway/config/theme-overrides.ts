import { isObject } from '../lib/json.ts';
import type { Environment } from './environment.ts';

const PREFIX = 'kontor_theme_';

/** Fields of the theme without their prefix. */
export const THEME_FIELDS: readonly string[] = [
  'ground',
  'text',
  'accent',
  'dark_ground',
  'dark_text',
  'dark_accent',
  'dark_logo',
  'font',
  'font_file',
  'font_file_bold',
  'corners',
  'picture_frame',
  'picture_fit',
  'picture_ground',
  'density',
];

/** `THEME_OVERRIDES`: values by field; invalid values are reported like those of the sales channel. */
export function themeOverrides(environment: Environment): Map<string, string> {
  const text = environment.text('THEME_OVERRIDES');
  if (text === '') return new Map();
  const values = parsed(text);
  if (!isObject(values) || !Object.values(values).every((value) => typeof value === 'string')) {
    environment.refuse('THEME_OVERRIDES must be a JSON object of texts');
    return new Map();
  }
  const unknown = Object.keys(values).filter((name) => !THEME_FIELDS.includes(name));
  if (unknown.length > 0)
    environment.refuse(
      `THEME_OVERRIDES must not have ${unknown.join(', ')}; fields: ${THEME_FIELDS.join(', ')}`,
    );
  return new Map(Object.entries(values).map(([name, value]) => [PREFIX + name, String(value)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
