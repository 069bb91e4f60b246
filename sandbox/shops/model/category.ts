import { boolean, json, object, oneOf, optional, type Read, record, string } from '../shape.ts';
import { type Lang, text } from './text.ts';

export const category = object({
  key: string,
  /** Absent for a navigation: `root`, `footer`, `service`. */
  parent: optional(string),
  name: text,
  /** One or two sentences under the headline of the listing. */
  lead: optional(text),
  type: optional(oneOf('page', 'folder', 'link')),
  /** Target of a `link`: an http(s) address, or the key of a category or product. */
  link: optional(object({ kind: oneOf('external', 'category', 'product'), target: string })),
  /** Key of a layout; default `listing`. */
  layout: optional(string),
  picture: optional(string),
  /** Superseded path. */
  formerPath: optional(text),
  /** Custom fields that are the same in all languages. */
  customFields: optional(record(json)),
  /** Does not list products of subcategories. */
  withoutNested: optional(boolean),
});

/** A category of the main, footer or service navigation, or an entry of a list. */
export interface DemoCategory extends Omit<Read<typeof category>, 'parent'> {
  /** null for a navigation. */
  readonly parent: string | null;
  /** Default: the name. */
  readonly pictureAlt?: Read<typeof text>;
  /** Custom fields by language, in addition to the others. */
  readonly ownFields?: Readonly<Record<Lang, Readonly<Record<string, unknown>>>>;
  /** "Hide in navigation". */
  readonly hidden?: boolean;
}
