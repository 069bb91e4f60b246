import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { importOrReload } from '../navigation/chunk-reload.ts';

/** Remembers the last button pressed in a part without code; the function returned presses it again. */
function holdClicks(selector: string): () => void {
  let pressed: Element | undefined;
  const hold = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button?.closest(selector)) pressed = button;
  };
  // On the window, because React stops clicks on what it cannot hydrate yet.
  addEventListener('click', hold, true);
  return () => {
    removeEventListener('click', hold, true);
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  };
}

/** A part of a page that is split off the first load. Buttons pressed before its code arrives are not lost. */
export class LatePart<Props extends object> {
  readonly #import: () => Promise<ComponentType<Props>>;
  #loaded: ComponentType<Props> | undefined;
  #release: (() => void) | undefined;
  #begin = () => {};
  readonly #waiting: ComponentType<Props>;

  /**
   * @param selector of the part in the server's HTML
   * @param when resolves once the part needs its code
   */
  constructor(
    selector: string,
    when: (selector: string) => Promise<void>,
    load: () => Promise<ComponentType<Props>>,
  ) {
    this.#import = load;
    const begun = new Promise<void>((resolve) => {
      this.#begin = resolve;
    });
    this.#waiting = lazy(async () => {
      if (document.querySelector(selector)) {
        this.#release = holdClicks(selector);
        await Promise.race([when(selector), begun]);
      }
      this.#loaded ??= await importOrReload(this.#import);
      return { default: this.#loaded };
    });
  }

  /** Loads its code. Await it where the page has no server-rendered part: on the server, and on later screens. */
  load = async (): Promise<void> => {
    this.#loaded ??= await this.#import();
    this.#begin();
  };

  /** Ends the wait for the moment that the code is needed. */
  begin = (): void => this.#begin();

  get content(): ComponentType<Props> {
    return this.#loaded ?? this.#waiting;
  }

  /** To be called when the code has taken over. */
  arrived = (): void => {
    // After the input, which is entered again in tasks of its own.
    if (this.#release) setTimeout(this.#release);
    this.#release = undefined;
  };
}

function Effect({ run }: { run: () => unknown }) {
  useEffect(() => {
    run();
  }, [run]);
  return null;
}

function isSame(one: object, other: object): boolean {
  const entries = Object.entries(other);
  const before = new Map<string, unknown>(Object.entries(one));
  return (
    entries.length === before.size && entries.every(([name, value]) => Object.is(before.get(name), value))
  );
}

/** Shows a part; the server's HTML stays until its code is there. A part whose code fails is left out of the page. */
export function Late<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const [Content] = useState(() => part.content);
  const [shown, setShown] = useState(props);
  if (shown !== props && !isSame(shown, props)) setShown(props);
  // The same element for the same props: an update before the code has arrived would replace the server's HTML.
  return useMemo(
    () => (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Effect run={part.begin} />}>
          <Content {...shown} />
          <Effect run={part.arrived} />
        </Suspense>
      </ErrorBoundary>
    ),
    [Content, shown, part],
  );
}
