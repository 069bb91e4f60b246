import { isObject, list, number, object, oneOf, type Read, type Reader, string } from '../shape.ts';

/** A text in the languages of a demo shop; each is written for itself, never copied from another. */
export const text = object({ de: string, en: string, fr: string });
export type Text = Read<typeof text>;

export const language = oneOf('de', 'en', 'fr');
export type Lang = Read<typeof language>;

/** Every language of the texts. */
export const LANGS: readonly Lang[] = ['de', 'en', 'fr'];

/** Words in each language. */
export const words = object({ de: list(string), en: list(string), fr: list(string) });

/** A string, or the lines of one. */
const lines: Reader<string> = (value, at) =>
  Array.isArray(value) ? list(string)(value, at).join('') : string(value, at);

/**
 * HTML in each language, where `category:<key>` and `product:<key>` stand for links. A file may write it as a list of
 * lines, so that a change shows in one of them.
 */
export const html: Reader<Text> = object({ de: lines, en: lines, fr: lines });

const relativeDate = object({ daysAgo: number });

/** An ISO date, or `{"daysAgo": 12}`: so many days before today. */
export const date: Reader<string> = (value, at) => {
  if (!isObject(value)) return string(value, at);
  const { daysAgo } = relativeDate(value, at);
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
};
