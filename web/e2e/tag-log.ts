import type { Shopper } from './shopper.ts';

/** An event that the tag was told, with its parameters. */
export interface ToldEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keeps what the tag is told beyond the page on which it was told. */
export async function listen(shopper: Shopper): Promise<void> {
  await shopper.page.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
      const told = entries.map((entry) => Array.from(entry as ArrayLike<unknown>));
      sessionStorage.setItem('heard', JSON.stringify([...heard, ...told]));
      return Array.prototype.push.apply(layer, entries);
    };
    Reflect.set(globalThis, 'dataLayer', layer);
  });
}

/** All that the tag was told since somebody listens. */
export const heard = (shopper: Shopper): Promise<string> =>
  shopper.page.evaluate(() => sessionStorage.getItem('heard') ?? '[]');

/** Events that the tag was told, in order. */
export async function told(shopper: Shopper): Promise<ToldEvent[]> {
  const entries: unknown[][] = JSON.parse(await heard(shopper));
  return entries.flatMap(([kind, name, data]) =>
    kind === 'event' ? [{ name: String(name), data: { ...(data as Record<string, unknown>) } }] : [],
  );
}

export const names = async (shopper: Shopper): Promise<string[]> =>
  (await told(shopper)).map(({ name }) => name);
