import type { DatabaseSync } from 'node:sqlite';

/** One table each, oldest first. */
export class Documents<T> {
  readonly #database: DatabaseSync;
  readonly #table: string;

  constructor(database: DatabaseSync, table: string) {
    this.#database = database;
    this.#table = table;
    database.exec(
      `CREATE TABLE IF NOT EXISTS "${table}" (position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, body TEXT NOT NULL)`,
    );
  }

  get(id: string): T | undefined {
    const row = this.#database.prepare(`SELECT body FROM "${this.#table}" WHERE id = ?`).get(id);
    return row === undefined ? undefined : JSON.parse(String(row['body']));
  }

  put(id: string, document: T): void {
    this.#database
      .prepare(
        `INSERT INTO "${this.#table}" (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
      )
      .run(id, JSON.stringify(document));
  }

  delete(id: string): void {
    this.#database.prepare(`DELETE FROM "${this.#table}" WHERE id = ?`).run(id);
  }

  all(): T[] {
    return this.#database
      .prepare(`SELECT body FROM "${this.#table}" ORDER BY position`)
      .all()
      .map((row) => JSON.parse(String(row['body'])));
  }

  /** Compares a top-level field, oldest first. */
  where(field: keyof T & string, value: string): T[] {
    return this.#database
      .prepare(`SELECT body FROM "${this.#table}" WHERE json_extract(body, ?) = ? ORDER BY position`)
      .all(`$.${field}`, value)
      .map((row) => JSON.parse(String(row['body'])));
  }

  last(): T | undefined {
    const row = this.#database
      .prepare(`SELECT body FROM "${this.#table}" ORDER BY position DESC LIMIT 1`)
      .get();
    return row === undefined ? undefined : JSON.parse(String(row['body']));
  }

  count(): number {
    return Number(this.#database.prepare(`SELECT COUNT(*) AS n FROM "${this.#table}"`).get()?.['n'] ?? 0);
  }

  clear(): void {
    this.#database.exec(`DELETE FROM "${this.#table}"`);
  }
}
