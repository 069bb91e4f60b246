import { whenNear } from '../ui/when-near.ts';

interface LateForm {
  readonly element: Element;
  submitted: boolean;
  /** Has its code loaded at once. */
  load(): void;
}

const waiting = new Map<string, LateForm>();

/**
 * Resolves when the shopper comes near a server-rendered form. Until its code arrives nothing is sent, and
 * {@link lateForm} has the input.
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
