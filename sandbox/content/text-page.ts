import type { Text } from '../demo/model.ts';
import type { Layout } from './layout-model.ts';

/** A page that is one text, its headline first. */
export function textPage(key: string, name: Text, html: Text): Layout {
  return {
    key,
    name,
    type: 'page',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        name: 'text',
        cssClass: 'text-page',
        blocks: [{ type: 'text', slots: { content: { type: 'text', html } } }],
      },
    ],
  };
}
