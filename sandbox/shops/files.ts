import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { list, type Reader, ShapeError } from './shape.ts';

/** Reads the files of a demo shop. */
export class ShopFiles {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** @param name path in the shop's folder, without `.json`. @throws ShapeError */
  read<T>(name: string, reader: Reader<T>): T {
    const file = `${name}.json`;
    return reader(JSON.parse(readFileSync(new URL(file, this.#folder), 'utf8')), file);
  }

  /** Reads a file that contains a list. @throws ShapeError */
  list<T>(name: string, reader: Reader<T>): readonly T[] {
    return this.read(name, list(reader));
  }

  /** Reads the files of a folder in this order. @throws ShapeError also if the folder contains other files */
  folder<T>(folder: string, names: readonly string[], reader: Reader<T>): T[] {
    const url = new URL(`${folder}/`, this.#folder);
    const files = existsSync(url) ? readdirSync(url) : [];
    const unlisted = files.filter((file) => !names.includes(file.replace(/\.json$/, '')));
    if (unlisted.length > 0) throw new ShapeError(`shop.json does not list ${folder}/${unlisted.join(', ')}`);
    return names.map((name) => this.read(`${folder}/${name}`, reader));
  }
}
