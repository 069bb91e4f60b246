import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CmsLayoutPartsFragment } from '../generated/graphql.ts';

const LONGEST_URL = 1000;
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Sets ground and margins of a section or block through the style object: a style attribute in the HTML would need a laxer
 * Content-Security-Policy. Picture addresses longer than 1000 characters are rejected (spec §5, §9).
 */
export function useGround<Element extends HTMLElement>(
  layout: CmsLayoutPartsFragment,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useBrowserLayoutEffect(() => {
    const style = element.current?.style;
    if (!style) return;
    const { backgroundColor, background, backgroundMode, margins } = layout;
    if (backgroundColor) {
      style.backgroundColor = backgroundColor;
      style.color = '#171512';
    }
    if (background && background.full.length <= LONGEST_URL) {
      style.backgroundImage = `url(${JSON.stringify(background.full)})`;
      style.backgroundSize = backgroundMode ?? 'cover';
    }
    if (margins?.length === 4) {
      const [top = '', , bottom = ''] = margins;
      style.paddingTop = top;
      style.paddingBottom = bottom;
    }
  }, [layout]);
  return element;
}
