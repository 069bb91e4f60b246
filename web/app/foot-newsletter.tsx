import { whenFormIsTouched } from '../shared/forms/late-form.ts';
import { Late, LatePart } from '../shared/ui/late.tsx';

const form = new LatePart(
  '.foot-newsletter',
  whenFormIsTouched,
  async () => (await import('./foot-newsletter-form.tsx')).FootNewsletterForm,
);
const NO_PROPS = {};

/** Loads the form's code, for the server. */
export const loadFootNewsletter = form.load;

/** The newsletter's form in the footer; its code is loaded when the page is first touched. */
export function FootNewsletter() {
  return <Late part={form} props={NO_PROPS} />;
}
