import { categoryId } from '../catalog/category-index.ts';
import { mediaEntity, mediaId } from '../media/media-entity.ts';
import type { View } from '../shop/view.ts';
import type { LayoutElement, LayoutPicture } from './layout-model.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';

type Of<Type> = Extract<LayoutElement, { type: Type }>;

function urlOf({ category }: LayoutPicture): string | null {
  return category === undefined ? null : `/navigation/${categoryId(category)}`;
}

/** A picture, with or without a link. */
export function imageSlot(element: Of<'image'>, view: View): ResolvedSlot {
  const url = urlOf(element);
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return {
    type: 'image',
    config: {
      media: fixed(mediaId(element.picture)),
      displayMode: fixed('cover'),
      url: fixed(url),
      newTab: fixed(false),
      minHeight: fixed('340px'),
      verticalAlign: fixed(null),
    },
    data: { mediaId: media['id'], url, newTab: false, media, apiAlias: 'cms_image' },
  };
}

/** Several pictures, as a slider or a gallery (630). */
export function sliderSlot(
  { type, items }: Of<'image-slider' | 'picture-gallery'>,
  view: View,
): ResolvedSlot {
  const slider = type === 'image-slider';
  return {
    type: slider ? 'image-slider' : 'image-gallery',
    config: {
      sliderItems: fixed(
        items.map((item) => ({
          url: urlOf(item),
          newTab: false,
          mediaId: mediaId(item.picture),
          mediaUrl: null,
        })),
      ),
      displayMode: fixed(slider ? 'cover' : 'standard'),
      navigationArrows: fixed('inside'),
      navigationDots: fixed(slider ? 'outside' : null),
      minHeight: fixed(slider ? '300px' : '340px'),
      verticalAlign: fixed(null),
      ...(slider
        ? { autoSlide: fixed(false), speed: fixed(300), autoplayTimeout: fixed(5000) }
        : { galleryPosition: fixed('left'), zoom: fixed(true), fullScreen: fixed(true) }),
    },
    data: {
      navigation: null,
      sliderItems: items.map((item) => ({
        url: urlOf(item),
        newTab: urlOf(item) === null ? null : false,
        media: mediaEntity(item.picture, item.alt[view.lang], view),
        apiAlias: 'cms_image_slider_item',
      })),
      apiAlias: 'cms_image_slider',
    },
  };
}

/** A film at YouTube or Vimeo: all of it is in the configuration, the data is its preview picture (630). */
export function videoSlot(element: Of<'youtube-video' | 'vimeo-video'>, view: View): ResolvedSlot {
  const media = mediaEntity(element.picture, element.alt[view.lang], view);
  return {
    type: element.type,
    config: {
      videoID: fixed(element.video),
      autoPlay: fixed(false),
      loop: fixed(false),
      showControls: fixed(true),
      displayMode: fixed('standard'),
      start: fixed(0),
      end: fixed(null),
      previewMedia: fixed(media['id']),
      needsConfirmation: fixed(true),
      advancedPrivacyMode: fixed(true),
      iframeTitle: fixed(element.title[view.lang]),
      title: fixed(element.title[view.lang]),
    },
    data: { mediaId: media['id'], url: null, newTab: null, media, apiAlias: 'cms_image' },
  };
}
