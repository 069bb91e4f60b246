let allowed = false;
let closed = false;
let farewell: ((href: string) => Promise<void>) | null = null;

export function allowTag(may: boolean): void {
  allowed = may;
}

/** After a private address the tag is not loaded into this document any more, because it could read it. */
export function closeDocument(): void {
  closed = true;
}

export function documentIsOpen(): boolean {
  return !closed;
}

/** Whether it needs a full load, so that the tag and a private address never share a document. */
export function needsOwnDocument(isPrivate: boolean): boolean {
  return allowed && (closed || isPrivate);
}

/** Sends pending events before a full load. */
export function beforeLeaving(tell: ((href: string) => Promise<void>) | null): void {
  farewell = tell;
}

const PATIENCE_MS = 1_500;

/** Waits a moment at most. */
export async function leaveFor(href: string): Promise<void> {
  if (!farewell) return;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([farewell(href).catch(() => {}), patience]);
}
