import { isEmail } from '../../../schema/buyer-contract.ts';
import type { Image } from '../../../schema/generated/types.ts';
import { type Color, parseColor } from '../../lib/color.ts';
import type { SwMedia } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import type { GatewayContext } from '../shared/context.ts';

type Prefix = 'kontor_shop_' | 'kontor_theme_';

const MARKUP = /<[a-z!/?]/i;
export const PHONE = /^\+?[\d\s()/.-]{5,30}$/;
const ID = /^[0-9a-f]{32}$/;
const FIRST_YEAR = 1000;
const MAX_DAYS = 3_650;

/** Custom fields of a sales channel. Invalid values count as empty and are listed in {@link ShopFields.problems}. */
export class ShopFields {
  readonly #field: (name: string) => unknown;
  readonly #prefix: Prefix;
  readonly problems: string[] = [];

  /** @param field a custom field in the language of the request; undefined if absent */
  constructor(field: (name: string) => unknown, prefix: Prefix = 'kontor_shop_') {
    this.#field = field;
    this.#prefix = prefix;
  }

  /** One line of text. @param max characters */
  text(name: string, max: number): string | null {
    const text = this.#plain(name)?.replace(/\s+/g, ' ') ?? null;
    if (text === null || text.length <= max) return text;
    return this.#refuse(name, `is longer than ${max} characters`);
  }

  lines(name: string): string[] {
    return linesOf(this.#plain(name));
  }

  /** Unchecked lines, which may contain markup. */
  rawLines(name: string): string[] {
    return linesOf(this.#typed(name));
  }

  phone(name: string): string | null {
    const text = this.#plain(name);
    return text === null || PHONE.test(text) ? text : this.#refuse(name, 'is no telephone number');
  }

  email(name: string): string | null {
    const text = this.#plain(name);
    return text === null || isEmail(text) ? text : this.#refuse(name, 'is no e-mail address');
  }

  year(name: string): number | null {
    return this.#whole(name, FIRST_YEAR, new Date().getFullYear() + 1, 'is no year');
  }

  days(name: string): number | null {
    return this.#whole(name, 1, MAX_DAYS, `is no number of days from 1 to ${MAX_DAYS}`);
  }

  color(name: string): Color | null {
    const text = this.#typed(name);
    if (text === null) return null;
    return (
      parseColor(text) ??
      this.#refuse(name, 'is no colour such as #1a56db, rgb(26 86 219) or hsl(221 79% 48%)')
    );
  }

  /** One of several values, regardless of case. @param choices values of the field with their meaning */
  choice<Meaning>(name: string, choices: Readonly<Record<string, Meaning>>): Meaning | null {
    const text = this.#typed(name);
    if (text === null) return null;
    const [, meaning] = Object.entries(choices).find(([choice]) => choice === text.toLowerCase()) ?? [];
    return meaning ?? this.#refuse(name, `is none of ${Object.keys(choices).join(', ')}`);
  }

  id(name: string): string | null {
    const text = this.#typed(name);
    return text === null || ID.test(text) ? text : this.#refuse(name, 'names no file');
  }

  note(name: string, why: string): void {
    this.problems.push(`${this.#prefix}${name} ${why}`);
  }

  #whole(name: string, least: number, most: number, why: string): number | null {
    const text = this.#typed(name);
    if (text === null) return null;
    const number = Number(text);
    return Number.isInteger(number) && number >= least && number <= most ? number : this.#refuse(name, why);
  }

  #refuse(name: string, why: string): null {
    this.note(name, `${why} and is left out`);
    return null;
  }

  #plain(name: string): string | null {
    const text = this.#typed(name);
    return text !== null && hasMarkup(text) ? this.#refuse(name, 'holds markup') : text;
  }

  #typed(name: string): string | null {
    const value = this.#field(this.#prefix + name);
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' && typeof value !== 'number') return this.#refuse(name, 'is no text');
    const text = String(value).replace(/\r\n?/g, '\n').trim();
    return text === '' ? null : text;
  }
}

function linesOf(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/** Whether a text contains markup. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text);
}

/** A file named by a custom field; null if it is not configured or unavailable. */
export type ShopFile = SwMedia | 'absent' | null;

/** Files by the ids in the shop's custom fields, in one call (cases 791–793). Never fails. */
export async function shopFiles(
  { read, log }: Pick<GatewayContext, 'read' | 'log'>,
  fileIds: readonly (string | null)[],
): Promise<ShopFile[]> {
  const ids = [...new Set(fileIds.filter((id) => id !== null))].sort();
  if (ids.length === 0) return fileIds.map(() => null);
  try {
    const call = { path: '/media', body: { ids } };
    const found = await read<readonly SwMedia[]>({ name: 'shopPictures', call });
    return fileIds.map((id) => (id === null ? null : (found.find((one) => one.id === id) ?? 'absent')));
  } catch (error) {
    log.warn({ err: error }, 'files of the shop cannot be read');
    return fileIds.map(() => null);
  }
}

/** Returns the picture of a field; reports a file that is not a picture. */
export function shopPicture(fields: ShopFields, name: string, file: ShopFile, alt: string): Image | null {
  if (file === null) return null;
  if (file === 'absent') return absent(fields, name);
  const shown = file.mimeType?.startsWith('image/') ? image(file, alt) : null;
  if (shown === null) fields.note(name, 'is no picture and is left out');
  return shown;
}

/** Records that a file is missing or not public. */
export function absent(fields: ShopFields, name: string): null {
  fields.note(name, 'names a file that is not there or not public and is left out');
  return null;
}
