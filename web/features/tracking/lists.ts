/** A product in a list on the page. */
const BOX = '[data-testid="product-box"][data-product-id]';
const LIST = '.cards';

/** Boxes of one list, in its order. */
export interface ShownList {
  /** Its heading; null where it is what the page is about. */
  readonly heading: string | null;
  readonly products: readonly { readonly id: string; readonly index: number }[];
}

const idOf = (box: Element): string => box.getAttribute('data-product-id') ?? '';
const listOf = (box: Element): Element => box.closest(LIST) ?? box;

/** Of its own section; the list of a category or search has none but the page's. */
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
 * Watches the page for lists of products, now and later.
 * @param onView a list came into sight, or more of it while in sight
 * @param onSelect a link of a box was followed
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
