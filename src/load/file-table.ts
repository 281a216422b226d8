/** The files of a large memory by path: a sorted list, which costs a fraction of a `Map` to make and to hold. */
import { comparePaths } from "../memory/tree.js";

export class FileTable<File extends { readonly path: string }> implements ReadonlyMap<string, File> {
  readonly #files: readonly File[];
  /** Where the next file is expected: most ask in path order. */
  #next = 0;

  /** @param files in path order; of several with one path the last counts. */
  constructor(files: readonly File[]) {
    this.#files = files.every((file, index) => file.path !== files[index + 1]?.path)
      ? files
      : files.filter((file, index) => file.path !== files[index + 1]?.path);
  }

  get size(): number {
    return this.#files.length;
  }

  get(path: string): File | undefined {
    const expected = this.#files[this.#next];
    if (expected?.path === path) {
      this.#next++;
      return expected;
    }
    let low = 0;
    let high = this.#files.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const file = this.#files[middle];
      if (!file) return undefined;
      const order = comparePaths(file.path, path);
      if (order === 0) {
        this.#next = middle + 1;
        return file;
      }
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  values(): MapIterator<File> {
    return this.#files.values();
  }

  keys(): MapIterator<string> {
    return this.#files.map(({ path }) => path).values();
  }

  entries(): MapIterator<[string, File]> {
    return this.#files.map((file): [string, File] => [file.path, file]).values();
  }

  [Symbol.iterator](): MapIterator<[string, File]> {
    return this.entries();
  }

  forEach(visit: (file: File, path: string, all: ReadonlyMap<string, File>) => void): void {
    this.#files.forEach((file) => {
      visit(file, file.path, this);
    });
  }
}
