import '../styles/outline.css';

type Kind = 'home' | 'listing' | 'product' | 'text';

const CARDS = 8;
const LINES = 5;

function box(className: string, ...inner: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...inner);
  return element;
}

const lines = (count: number): HTMLElement[] =>
  Array.from({ length: count }, () => box('skeleton outline-line'));

const picture = () => box('picture skeleton');

const title = () => box('skeleton outline-title');

const OUTLINES: Readonly<Record<Kind, () => HTMLElement[]>> = {
  home: () => [box('hero-picture skeleton'), box('page-width', title())],
  listing: () => [
    box(
      'page-width',
      title(),
      box('outline-bar'),
      box('cards', ...Array.from({ length: CARDS }, () => box('card', picture(), ...lines(2)))),
    ),
  ],
  product: () => [
    box(
      'page-width',
      box(
        'grid-12 product-top',
        box('gallery-frame', box('gallery', picture())),
        box('product-info', title(), ...lines(LINES)),
      ),
    ),
  ],
  text: () => [box('page-width', title(), ...lines(LINES))],
};

/** Guesses the kind of a page from the position of the link. */
function kindOf({ pathname, origin }: URL): Kind {
  if (pathname.endsWith('/search') || pathname.endsWith('/wishlist')) return 'listing';
  const links = [...document.links].filter((link) => link.pathname === pathname && link.origin === origin);
  const isIn = (selector: string) => links.some((link) => link.closest(selector));
  if (isIn('.card')) return 'product';
  if (isIn('.wordmark')) return 'home';
  return isIn('.main-nav, .sub-categories, .category-tiles') ? 'listing' : 'text';
}

/** Shows a skeleton in place of the screen; the returned function restores it with scroll position and focus. */
export function showOutline(url: URL, label: string): () => void {
  const main = document.querySelector('main');
  if (!main) return () => {};
  const { activeElement } = document;
  const top = window.scrollY;
  const kind = kindOf(url);
  const outline = box('outline', ...OUTLINES[kind]());
  outline.dataset['testid'] = 'page-outline';
  outline.dataset['kind'] = kind;
  const caption = box('sr-only');
  caption.setAttribute('role', 'status');
  outline.append(caption);
  main.dataset['waiting'] = '';
  main.append(outline);
  caption.textContent = label;
  // Otherwise the focus would be lost with the hidden screen.
  if (main.contains(activeElement)) main.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    outline.remove();
    delete main.dataset['waiting'];
    scrollTo({ top, behavior: 'instant' });
    if (activeElement instanceof HTMLElement && activeElement !== document.body)
      activeElement.focus({ preventScroll: true });
  };
}
