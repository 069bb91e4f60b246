import type { Shop } from '../shared/i18n/shop.ts';
import type { Head, Tag } from '../shared/navigation/head.ts';

/** Open Graph tags, rendered on the server only. */
export function previewTags(head: Head, { publicUrl, identity, language }: Shop): Tag[] {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const { title, description, image, canonicalPath, kind = 'website' } = head;
  const contents = {
    'og:url': canonicalPath !== null && absolute(canonicalPath),
    'og:title': title,
    'og:site_name': identity.name,
    'og:type': kind,
    'og:locale': language.locale.replace('-', '_'),
    'og:description': description,
    'og:image': image && absolute(image.url),
    'og:image:alt': image?.alt,
  };
  const tags = Object.entries(contents).flatMap(([property, content]): Tag[] =>
    content ? [{ name: 'meta', attributes: { property, content } }] : [],
  );
  if (!image) return tags;
  return [...tags, { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } }];
}
