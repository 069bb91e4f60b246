/** Distance from the viewport that counts as near. */
const MARGIN_PX = 400;

/** Resolves when an element comes near the viewport or gets the focus; at once if it does not exist. */
export function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      element.removeEventListener('focusin', done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(element);
    element.addEventListener('focusin', done);
  });
}
