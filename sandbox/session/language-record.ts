import type { Lang } from '../shops/model/text.ts';

/** A language of the sales channel. */
export interface Language {
  readonly id: string;
  readonly lang: Lang;
  readonly code: string;
  readonly name: string;
  /** Path of its domain, with a leading slash, or empty; or a whole address, of a host of its own. */
  readonly path: string;
}
