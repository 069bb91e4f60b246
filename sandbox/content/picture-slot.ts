import { pictureLink } from '../../demo/derive/slots.ts';
import type { LayoutElement, LayoutPicture } from '../../demo/model/layout.ts';
import { mediaEntity } from '../media/media-entity.ts';
import type { Entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';

type Of<Type> = Extract<LayoutElement, { type: Type }>;

/** The data of a picture, with or without a link. */
export function imageData(element: Of<'image'>, view: View): Entity {
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return { mediaId: media['id'], url: pictureLink(element), newTab: false, media, apiAlias: 'cms_image' };
}

/** The data of several pictures, as a slider or a gallery (630). */
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

/** The data of a film at YouTube or Vimeo is its preview picture; all else is in the configuration (630). */
export function videoData(element: Of<'youtube-video' | 'vimeo-video'>, view: View): Entity {
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return { mediaId: media['id'], url: null, newTab: null, media, apiAlias: 'cms_image' };
}
