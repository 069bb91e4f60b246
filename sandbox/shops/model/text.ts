import {
  ifHas,
  json,
  list,
  listOr,
  number,
  object,
  oneOf,
  orElse,
  type Read,
  type Reader,
  record,
  string,
} from '../shape.ts';

const oneText = orElse(string, '');
/** A text by language; empty in a language that the shop does not have. */
export const text = object({ de: oneText, en: oneText, fr: oneText });
export type Text = Read<typeof text>;

export const language = oneOf('de', 'en', 'fr');
export type Lang = Read<typeof language>;

export const LANGS: readonly Lang[] = ['de', 'en', 'fr'];

/** Custom fields by name; their texts are by language. */
export const customFields = orElse(record(json), {});

const joined: Reader<string> = (value, at) => list(string)(value, at).join('');
const lines = listOr(oneText, joined);

/** HTML by language, with links `category:<key>` and `product:<key>`. A list of lines is joined. */
export const html: Reader<Text> = object({ de: lines, en: lines, fr: lines });

const relativeDate: Reader<string> = (value, at) => {
  const { daysAgo } = object({ daysAgo: number })(value, at);
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
};

/** An ISO date, or `{"daysAgo": 12}`. */
export const date = ifHas('daysAgo', relativeDate, string);
