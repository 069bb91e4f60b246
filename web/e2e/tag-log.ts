import type { Shopper } from './shopper.ts';

/** Settings of a gateway with a tag; one object, so that files share a gateway. */
export const TAGGED = { TAG_MANAGER_ID: 'G-KONTOR1234', TAG_HOSTS: 'https://*.doubleclick.net' } as const;

/** An event that the tag received. */
export interface TrackedEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Records the data layer across page loads. */
export async function recordDataLayer(shopper: Shopper): Promise<void> {
  await shopper.page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      const recorded = JSON.parse(sessionStorage.getItem('dataLayer') ?? '[]');
      const added = entries.map((entry) => Array.from(entry as ArrayLike<unknown>));
      sessionStorage.setItem('dataLayer', JSON.stringify([...recorded, ...added]));
      return Array.prototype.push.apply(layer, entries);
    };
    Reflect.set(globalThis, 'dataLayer', layer);
  });
}

/** Allows tags in the shop at `url` and records the data layer. */
export async function recordWithConsent(shopper: Shopper, url: string): Promise<void> {
  const value = 'required~statistics~marketing';
  await shopper.page.context().addCookies([{ name: 'kontor-consent', value, url }]);
  await recordDataLayer(shopper);
}

/** The recorded data layer as JSON. */
export const dataLayer = (shopper: Shopper): Promise<string> =>
  shopper.page.evaluate(() => sessionStorage.getItem('dataLayer') ?? '[]');

/** Tracked events in order. */
export async function trackedEvents(shopper: Shopper): Promise<TrackedEvent[]> {
  const entries: unknown[][] = JSON.parse(await dataLayer(shopper));
  return entries.flatMap(([kind, name, data]) =>
    kind === 'event' ? [{ name: String(name), data: { ...(data as Record<string, unknown>) } }] : [],
  );
}

export const eventNames = async (shopper: Shopper): Promise<string[]> =>
  (await trackedEvents(shopper)).map(({ name }) => name);
