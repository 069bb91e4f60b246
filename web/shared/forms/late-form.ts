import { whenNear } from '../ui/when-near.ts';

interface LateForm {
  readonly element: Element;
  /** Whether it was sent before its code was there. */
  submitted: boolean;
  /** Has its code loaded at once. */
  load(): void;
}

const waiting = new Map<string, LateForm>();

/**
 * Resolves once a form that the server rendered is worth its code: the shopper comes near it. Until the code is there
 * nothing is sent, and what was entered is known to {@link lateForm}.
 * @param selector of the form, or of what stands around it
 */
export async function whenFormIsNear(selector: string): Promise<void> {
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
  await Promise.race([whenNear(selector), isWanted]);
}

/** To be called where a form is to be shown that the server's page does not hold any more: its code comes at once. */
export function loadLateForm(selector: string): void {
  waiting.get(selector)?.load();
}

/** The form that waits for its code; undefined for one that does not. */
export function lateForm(selector: string): LateForm | undefined {
  const late = waiting.get(selector);
  return late?.element.isConnected ? late : undefined;
}

/** To be called when a form's code has taken over. */
export function endLateForm(selector: string): void {
  waiting.delete(selector);
}
