import sanitize from 'sanitize-html';
import { markNamed } from '../../../schema/anchor.ts';
import { image, widthUrl } from './image.ts';

const TAGS = `
  h1 h2 h3 h4 h5 h6 p br hr div span section blockquote pre code figure figcaption
  table caption thead tbody tfoot tr th td ul ol li dl dt dd
  b strong i em u s small sub sup mark a img
`;

const PROSE_WIDTH_PX = 800;

const OPTIONS = {
  allowedTags: TAGS.trim().split(/\s+/),
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // The Content-Security-Policy would block a foreign picture and leave a gap.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
} satisfies sanitize.IOptions;

/** No scripts, frames or styles; pictures are the shop's own, with gateway URLs. `links` replaces link targets. */
export function sanitizeHtml(html: string, links: ReadonlyMap<string, string> = new Map()): string {
  return sanitize(html, { ...OPTIONS, transformTags: safeTags(links) }).trim();
}

/** {@link sanitizeHtml} that keeps anchors: ids, and names of links, as ids that begin with `h-` (schema/anchor.ts). */
export function sanitizeMarked(html: string, links: ReadonlyMap<string, string> = new Map()): string {
  const { a, img } = safeTags(links);
  const transformTags: sanitize.IOptions['transformTags'] = {
    '*': (tagName, attributes) => ({ tagName, attribs: marked(attributes, attributes['id']) }),
    a: (tagName, attributes) => ({
      tagName,
      attribs: marked(a(tagName, attributes).attribs, attributes['id'] ?? attributes['name']),
    }),
    img,
  };
  const everywhere = [...OPTIONS.allowedAttributes['*'], 'id'];
  const allowedAttributes = { ...OPTIONS.allowedAttributes, '*': everywhere };
  return sanitize(html, { ...OPTIONS, allowedAttributes, transformTags }).trim();
}

function safeTags(links: ReadonlyMap<string, string>) {
  return {
    a: (tagName: string, attributes: sanitize.Attributes) => ({
      tagName,
      attribs: anchor(attributes, links),
    }),
    img: (tagName: string, attributes: sanitize.Attributes) => ({ tagName, attribs: picture(attributes) }),
  };
}

function marked({ id: _, ...others }: sanitize.Attributes, name = ''): sanitize.Attributes {
  const id = markNamed(name);
  return id === null ? others : { id, ...others };
}

/** The distinct link targets in a text, entities decoded. */
export function linksIn(html: string): string[] {
  const found = new Set<string>();
  if (!/<a\s/i.test(html)) return [];
  const transformTags: sanitize.IOptions['transformTags'] = {
    a: (tagName, attribs) => {
      if (attribs['href']) found.add(attribs['href']);
      return { tagName, attribs };
    },
  };
  sanitize(html, { allowedTags: ['a'], allowedAttributes: {}, transformTags });
  return [...found];
}

function anchor(attributes: sanitize.Attributes, links: ReadonlyMap<string, string>): sanitize.Attributes {
  const { href, target, rel: _, ...others } = attributes;
  return {
    ...others,
    ...(href === undefined ? {} : { href: links.get(href) ?? href }),
    ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
  };
}

/** A lazy-loaded picture of the shop; without `src` for a picture of another host. */
function picture(attributes: sanitize.Attributes): sanitize.Attributes {
  const { src = null, srcset: _, sizes: __, ...others } = attributes;
  const found = image({ url: src });
  if (found === null) return others;
  const shown = Number(others['width']) || PROSE_WIDTH_PX;
  const { url, srcset } = found;
  return {
    loading: 'lazy',
    ...others,
    src: srcset ? widthUrl(found, shown) : url,
    ...(srcset ? { srcset, sizes: `(max-width: ${shown}px) 100vw, ${shown}px` } : {}),
  };
}

/** Text content of HTML on one line. */
export function plainText(html: string): string {
  return sanitize(html.replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
