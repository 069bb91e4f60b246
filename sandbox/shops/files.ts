import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkLanguages } from './languages.ts';
import { LANGS, type Lang } from './model/text.ts';
import { list, type Reader, ShapeError } from './shape.ts';

/** The files of one demo shop. */
export class ShopFiles {
  readonly #folder: URL;
  readonly #languages: readonly Lang[];

  /** @param languages that every text has */
  constructor(folder: URL, languages: readonly Lang[] = LANGS) {
    this.#folder = folder;
    this.#languages = languages;
  }

  /** The same files, whose texts are in these languages. */
  in(languages: readonly Lang[]): ShopFiles {
    return new ShopFiles(this.#folder, languages);
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
    checkLanguages(content, file, this.#languages);
    return reader(content, file);
  }

  /** The entries of a file that is a list. @throws ShapeError */
  list<T>(name: string, reader: Reader<T>): readonly T[] {
    return this.read(name, list(reader));
  }

  /**
   * What the files of a folder say, in this order; a folder of none need not be there.
   * @throws ShapeError also where the folder holds other files than these
   */
  folder<T>(folder: string, names: readonly string[], reader: Reader<T>): T[] {
    if (names.length === 0 && !existsSync(new URL(`${folder}/`, this.#folder))) return [];
    const there = readdirSync(new URL(`${folder}/`, this.#folder)).map((file) => file.replace(/\.json$/, ''));
    const unlisted = there.filter((name) => !names.includes(name));
    if (unlisted.length > 0) throw new ShapeError(`shop.json does not list ${folder}/${unlisted.join(', ')}`);
    return names.map((name) => this.read(`${folder}/${name}`, reader));
  }
}
