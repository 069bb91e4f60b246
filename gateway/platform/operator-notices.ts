import type { Logger } from './logger.ts';

/** Configuration problems of the shop for operators: logged once, and listed by `/health/ready`. */
export class OperatorNotices {
  readonly #log: Logger;
  readonly #bySubject = new Map<string, readonly string[]>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Replaces the notices of a subject and logs the new ones. */
  report(subject: string, notices: readonly string[]): void {
    const known = this.#bySubject.get(subject) ?? [];
    for (const notice of notices) if (!known.includes(notice)) this.#log.warn({ subject }, notice);
    if (notices.length > 0) this.#bySubject.set(subject, notices);
    else this.#bySubject.delete(subject);
  }

  all(): string[] {
    return [...this.#bySubject].flatMap(([subject, notices]) => notices.map((text) => `${subject}: ${text}`));
  }
}
