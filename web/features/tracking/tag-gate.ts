let allowed = false;
let closed = false;
let beforeLeave: ((href: string) => Promise<void>) | null = null;

export function allowTag(isAllowed: boolean): void {
  allowed = isAllowed;
}

/** Prevents loading the tag after a private URL, which the tag could read. */
export function closeDocument(): void {
  closed = true;
}

export function documentIsOpen(): boolean {
  return !closed;
}

/** Whether a page change needs a full load, so that the tag never sees a private URL. */
export function needsFullLoad(isPrivate: boolean): boolean {
  return allowed && (closed || isPrivate);
}

/** Sends pending events before a full load. */
export function beforeLeaving(send: ((href: string) => Promise<void>) | null): void {
  beforeLeave = send;
}

const MAX_WAIT_MS = 1_500;

/** Waits at most MAX_WAIT_MS for pending events. */
export async function leaveFor(href: string): Promise<void> {
  if (!beforeLeave) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([beforeLeave(href).catch(() => {}), timeout]);
}
