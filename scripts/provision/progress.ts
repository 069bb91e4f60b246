/** Milliseconds after which what takes long says how far it is. */
const EVERY = 5_000;

/** Tells a reader what is done, and now and then how far that is which takes long. */
export class Progress {
  readonly #print: (line: string) => void;
  readonly #timer: NodeJS.Timeout;
  #state = '';

  /** @param every milliseconds between two lines while something takes long */
  constructor(print: (line: string) => void = console.log, every = EVERY) {
    this.#print = print;
    this.#timer = setInterval(() => this.#tell(), every);
  }

  /** Says what is being done from now on, for the case that it takes long. */
  doing(state: string): void {
    this.#state = state;
  }

  /** Says what is done. */
  done(title: string, told: string): void {
    this.#print(`${title.padEnd(24)} ${told}`);
    this.#timer.refresh();
  }

  /** Says nothing any more. */
  end(): void {
    clearInterval(this.#timer);
  }

  #tell(): void {
    if (this.#state !== '') this.#print(`${''.padEnd(24)} … ${this.#state}`);
  }
}
