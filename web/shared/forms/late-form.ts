import { whenNear } from '../ui/when-near.ts';
import { whenTouched } from '../ui/when-touched.ts';

interface LateForm {
  readonly element: Element;
  submitted: boolean;
  /** Has its code loaded at once. */
  load(): void;
}

const waiting = new Map<string, LateForm>();

/** Resolves when a server-rendered form needs its code. Until that arrives nothing is sent, and {@link lateForm} has the input. */
async function holdForm(selector: string, when: (selector: string) => Promise<void>): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return;
  const isWanted = new Promise<void>((load) => {
    const late: LateForm = { element, submitted: false, load };
    waiting.set(selector, late);
    element.addEventListener('submit', (event) => {
      event.preventDefault();
      if (waiting.has(selector)) late.submitted = true;
    });
  });
  await Promise.race([when(selector), isWanted]);
}

/** For a form that loads its code when the shopper comes near it ({@link holdForm}). */
export const whenFormIsNear = (selector: string): Promise<void> => holdForm(selector, whenNear);

/** For a form that loads its code when the page is first touched ({@link holdForm}). */
export const whenFormIsTouched = (selector: string): Promise<void> => holdForm(selector, whenTouched);

/** For a form that is not in the server's page any more. */
export function loadLateForm(selector: string): void {
  waiting.get(selector)?.load();
}

/** Undefined unless its code is pending. */
export function lateForm(selector: string): LateForm | undefined {
  const late = waiting.get(selector);
  return late?.element.isConnected ? late : undefined;
}

export function endLateForm(selector: string): void {
  waiting.delete(selector);
}
