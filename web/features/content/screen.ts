import type { LoadedRoute } from '../../shared/navigation/loaded-route.ts';
import type { PageList } from './seo/page-markdown.ts';

/** Makes the Markdown of a page with its list. */
export type Markdown = (list?: PageList) => string;

/** Makes the route of a page without its content. `views`: source files to preload. */
export type Screen = (
  ...views: string[]
) => Omit<LoadedRoute, 'render'> & { markdown?: Markdown | undefined };
