import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CmsLayoutPartsFragment } from '../../generated/graphql.ts';
import { ground } from './background.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Uses the style object on client-side navigation: a style attribute would need a laxer Content-Security-Policy. The first page
 * has its own stylesheet.
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
