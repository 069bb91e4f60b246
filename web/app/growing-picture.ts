import '../styles/growing-picture.css';

/** The picture of the clicked card if it links to the page; null below the header, over which it would move. */
function pressedPicture({ pathname }: URL): HTMLElement | null {
  const picture = document.querySelector<HTMLElement>(
    `.card:is(:hover, :focus-within):has([href="${pathname}"]) > .picture:has(img)`,
  );
  const head = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0;
  return picture && picture.getBoundingClientRect().top >= head ? picture : null;
}

function lend(source: string): void {
  const large = document.querySelector<HTMLElement>('.gallery > .picture');
  const image = large?.querySelector('img');
  if (!large || !image || image.complete) return;
  large.style.backgroundImage = `url(${JSON.stringify(source)})`;
  image.addEventListener('load', () => large.style.removeProperty('background-image'), { once: true });
}

/** Renders a page; its card picture grows into the gallery, unless reduced motion is preferred. */
export function grow(url: URL, show: () => void): Promise<void> | void {
  const picture = pressedPicture(url);
  const source = picture?.querySelector('img')?.currentSrc;
  if (!picture || !source || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return show();
  const root = document.documentElement;
  const put = () => {
    picture.classList.remove('growing');
    show();
    lend(source);
    root.dataset['grown'] = '';
  };
  if (!document.startViewTransition) return put();
  picture.classList.add('growing');
  const { ready, finished, updateCallbackDone } = document.startViewTransition(put);
  // A skipped transition has rendered the page, too.
  ready.catch(() => undefined);
  void finished.finally(() => delete root.dataset['grown']);
  return updateCallbackDone;
}
