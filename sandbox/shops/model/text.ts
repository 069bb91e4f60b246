import { isObject, list, number, object, oneOf, orElse, type Read, type Reader, string } from '../shape.ts';

const oneText = orElse(string, '');
/**
 * A text in the languages of a demo shop; each is written for itself, never copied from another. Empty in a language that
 * the shop does not have (languages.ts).
 */
export const text = object({ de: oneText, en: oneText, fr: oneText });
export type Text = Read<typeof text>;

export const language = oneOf('de', 'en', 'fr');
export type Lang = Read<typeof language>;

/** Every language that a demo shop may have. */
export const LANGS: readonly Lang[] = ['de', 'en', 'fr'];

const listOfWords = orElse(list(string), []);
/** Words in each language. */
export const words = object({ de: listOfWords, en: listOfWords, fr: listOfWords });

/** A string, or the lines of one. */
const lines: Reader<string> = (value, at) =>
  Array.isArray(value) ? list(string)(value, at).join('') : oneText(value, at);

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
