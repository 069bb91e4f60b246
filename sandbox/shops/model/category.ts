import { boolean, json, object, oneOf, optional, type Read, record, string } from '../shape.ts';
import { type Lang, text } from './text.ts';

export const category = object({
  key: string,
  /** Key of a category; a navigation (`root`, `footer`, `service`) has none. */
  parent: optional(string),
  name: text,
  /** One or two sentences under the headline of the listing. */
  lead: optional(text),
  /** `page` has a CMS page, `folder` only groups, `link` leads elsewhere. */
  type: optional(oneOf('page', 'folder', 'link')),
  /** Target of a `link`: an http(s) address, or the key of a category or product. */
  link: optional(object({ kind: oneOf('external', 'category', 'product'), target: string })),
  /** Key of a page layout; `listing` when absent. */
  layout: optional(string),
  picture: optional(string),
  /** Paths under which it used to be found. */
  formerPath: optional(text),
  /** Values of the set `kontor_*`, the same in every language. */
  customFields: optional(record(json)),
  /** Products of the categories below are not listed here. */
  withoutNested: optional(boolean),
});

/** A category of the main, footer or service navigation, or an entry of a list. */
export interface DemoCategory extends Omit<Read<typeof category>, 'parent'> {
  /** null for a navigation. */
  readonly parent: string | null;
  /** What the picture shows; the name when absent. */
  readonly pictureAlt?: Read<typeof text>;
  /** Values of the set `kontor_*` by language, laid over the others. */
  readonly ownFields?: Readonly<Record<Lang, Readonly<Record<string, unknown>>>>;
  /** "Hide in navigation": in lists and under its path, but in no menu. */
  readonly hidden?: boolean;
}
