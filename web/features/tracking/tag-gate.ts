let allowed = false;
let closed = false;
let farewell: ((href: string) => Promise<void>) | null = null;

/** Notes whether the visitor lets the tag run. */
export function allowTag(may: boolean): void {
  allowed = may;
}

/**
 * Notes that a private address was shown in this document: the tag, which could read it afterwards, is not loaded in it any
 * more.
 */
export function closeDocument(): void {
  closed = true;
}

/** Whether the tag may be loaded in this document. */
export function documentIsOpen(): boolean {
  return !closed;
}

/**
 * Whether an address must be opened by a load of its own, so that the tag and a private address never share a document.
 * @param isPrivate of the address
 */
export function needsOwnDocument(isPrivate: boolean): boolean {
  return allowed && (closed || isPrivate);
}

/** Sets what is still to be told to the tag before the page is left for an address. */
export function beforeLeaving(tell: ((href: string) => Promise<void>) | null): void {
  farewell = tell;
}

const PATIENCE_MS = 1_500;

/** Tells it; never keeps anybody for longer than a moment. */
export async function leaveFor(href: string): Promise<void> {
  if (!farewell) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([farewell(href).catch(() => {}), patience]);
}
