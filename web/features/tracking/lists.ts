/** A product in a list on the page. */
const BOX = '[data-testid="product-box"][data-product-id]';
const LIST = '.cards';

/** Boxes of one list, in its order. */
export interface ShownList {
  /** Its heading; null for the main list of a page. */
  readonly heading: string | null;
  readonly products: readonly { readonly id: string; readonly index: number }[];
}

const idOf = (box: Element): string => box.getAttribute('data-product-id') ?? '';
const listOf = (box: Element): Element => box.closest(LIST) ?? box;

/** Heading of the section; the list of a category or search has none. */
const headingOf = (list: Element): string | null =>
  list.closest('section')?.querySelector('.section-head h2')?.textContent?.trim() || null;

const describe = (list: Element, boxes: readonly Element[]): ShownList => {
  const all = list.matches(BOX) ? [list] : [...list.querySelectorAll(BOX)];
  return {
    heading: headingOf(list),
    products: boxes.map((box) => ({ id: idOf(box), index: all.indexOf(box) })),
  };
};

/**
 * Watches the page for product lists, including later ones.
 * @param onView called when a list, or more of it, becomes visible
 * @param onSelect called when a link of a product is followed
 */
export function watchLists(onView: (list: ShownList) => void, onSelect: (list: ShownList) => void): void {
  const seen = new WeakSet<Element>();
  const waiting = new Map<Element, Element[]>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      const boxes = waiting.get(target)?.filter((box) => box.isConnected) ?? [];
      waiting.delete(target);
      if (boxes.length > 0) onView(describe(target, boxes));
    }
  });
  const scan = () => {
    for (const list of waiting.keys()) if (!list.isConnected) waiting.delete(list);
    for (const box of document.querySelectorAll(BOX)) {
      if (seen.has(box)) continue;
      seen.add(box);
      const list = listOf(box);
      waiting.set(list, [...(waiting.get(list) ?? []), box]);
      sight.observe(list);
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      scan();
    });
  }).observe(document.body, { childList: true, subtree: true });
  scan();
  document.addEventListener(
    'click',
    ({ target }) => {
      const box = target instanceof Element && target.closest('a[href]')?.closest(BOX);
      if (box) onSelect(describe(listOf(box), [box]));
    },
    true,
  );
}
