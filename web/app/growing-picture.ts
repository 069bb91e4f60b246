import '../styles/growing-picture.css';

/**
 * The picture of the card that is pressed, by mouse, finger or key, if it leads to that page. Null where the header lies
 * over it: it would pass above that.
 */
function pressedPicture({ pathname }: URL): HTMLElement | null {
  const picture = document.querySelector<HTMLElement>(
    `.card:is(:hover, :focus-within):has([href="${pathname}"]) > .picture:has(img)`,
  );
  const head = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0;
  return picture && picture.getBoundingClientRect().top >= head ? picture : null;
}

/** Stands for the large picture until that has come: it is the same one, and has come already. */
function lend(source: string): void {
  const large = document.querySelector<HTMLElement>('.gallery > .picture');
  const image = large?.querySelector('img');
  if (!large || !image || image.complete) return;
  large.style.backgroundImage = `url(${JSON.stringify(source)})`;
  image.addEventListener('load', () => large.style.removeProperty('background-image'), { once: true });
}

/**
 * Shows a page; the picture of the card that leads there grows into its gallery, unless less motion is wanted.
 * @param show puts the page into the document
 * @returns when it is there
 */
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
  // One that the browser skips has shown the page all the same.
  ready.catch(() => undefined);
  void finished.finally(() => delete root.dataset['grown']);
  return updateCallbackDone;
}
