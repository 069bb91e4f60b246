import { readdirSync, readFileSync } from 'node:fs';
import { list, type Reader, ShapeError } from './shape.ts';

/** The files of one demo shop. */
export class ShopFiles {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /**
   * What a file says.
   * @param name path within the shop's folder, without `.json`
   * @throws ShapeError
   */
  read<T>(name: string, reader: Reader<T>): T {
    const file = `${name}.json`;
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(new URL(file, this.#folder), 'utf8'));
    } catch (error) {
      throw new ShapeError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return reader(content, file);
  }

  /** The entries of a file that is a list. @throws ShapeError */
  list<T>(name: string, reader: Reader<T>): readonly T[] {
    return this.read(name, list(reader));
  }

  /**
   * What the files of a folder say, in this order.
   * @throws ShapeError also where the folder holds other files than these
   */
  folder<T>(folder: string, names: readonly string[], reader: Reader<T>): T[] {
    const there = readdirSync(new URL(`${folder}/`, this.#folder)).map((file) => file.replace(/\.json$/, ''));
    const unlisted = there.filter((name) => !names.includes(name));
    if (unlisted.length > 0) throw new ShapeError(`shop.json does not list ${folder}/${unlisted.join(', ')}`);
    return names.map((name) => this.read(`${folder}/${name}`, reader));
  }
}
