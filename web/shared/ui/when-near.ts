/** How far outside of the window something is near, in CSS pixels. */
const MARGIN_PX = 400;

/**
 * Resolves once an element of the page comes near the window, or something in it gets the focus; at once where there is none.
 * @param selector of the element
 */
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
