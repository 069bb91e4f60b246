import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CmsLayoutPartsFragment } from '../../generated/graphql.ts';
import { ground } from './background.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Sets ground and margins of a section or block through the style object, for pages that are shown without a new document:
 * a style attribute would need a laxer Content-Security-Policy. The first page of a visit brings them as its own sheet.
 */
export function useGround<Element extends HTMLElement>(
  layout: CmsLayoutPartsFragment,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useBrowserLayoutEffect(() => {
    for (const [name, value] of ground(layout)) element.current?.style.setProperty(name, value);
  }, [layout]);
  return element;
}
