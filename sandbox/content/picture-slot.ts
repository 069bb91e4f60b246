import { mediaEntity } from '../media/media-entity.ts';
import type { Entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';
import { pictureLink } from '../shops/derive/slots.ts';
import type { LayoutElement, LayoutPicture } from '../shops/model/layout.ts';
import type { Shown } from './shown.ts';

type Of<Type> = Extract<LayoutElement, { type: Type }>;

export function imageData(element: Of<'image'>, view: View, shown: Shown): Entity {
  if ('mapped' in element) {
    const demo = shown.category?.demo;
    const alt = (demo?.pictureAlt ?? demo?.name)?.[view.lang] ?? '';
    const media = demo?.picture === undefined ? null : mediaEntity(demo.picture, alt, view);
    return { mediaId: media?.['id'] ?? null, url: null, newTab: false, media, apiAlias: 'cms_image' };
  }
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return { mediaId: media['id'], url: pictureLink(element), newTab: false, media, apiAlias: 'cms_image' };
}

export function sliderData(items: readonly LayoutPicture[], view: View): Entity {
  return {
    navigation: null,
    sliderItems: items.map((item) => ({
      url: pictureLink(item),
      newTab: pictureLink(item) === null ? null : false,
      media: mediaEntity(item.picture, item.alt[view.lang], view),
      apiAlias: 'cms_image_slider_item',
    })),
    apiAlias: 'cms_image_slider',
  };
}

/** Of YouTube and Vimeo only the preview picture; the rest is configuration (case 630). */
export function videoData(element: Of<'youtube-video' | 'vimeo-video'>, view: View): Entity {
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return { mediaId: media['id'], url: null, newTab: null, media, apiAlias: 'cms_image' };
}
