import type { Documents } from '../shop/documents.ts';
import type { ReviewRecord } from './review-record.ts';

/** In memory, backed by a table. */
export class ReviewIndex {
  readonly #table: Documents<ReviewRecord>;
  #byProduct: Map<string, ReviewRecord[]>;

  constructor(table: Documents<ReviewRecord>) {
    this.#table = table;
    this.#byProduct = Map.groupBy(table.all(), ({ productId }) => productId);
  }

  /** Including pending ones, oldest first. */
  of(productId: string): readonly ReviewRecord[] {
    return this.#byProduct.get(productId) ?? [];
  }

  all(): ReviewRecord[] {
    return this.#table.all();
  }

  get(id: string): ReviewRecord | undefined {
    return this.#table.get(id);
  }

  put(review: ReviewRecord): void {
    this.#table.put(review.id, review);
    this.#byProduct = Map.groupBy(this.#table.all(), ({ productId }) => productId);
  }

  delete(id: string): void {
    this.#table.delete(id);
    this.#byProduct = Map.groupBy(this.#table.all(), ({ productId }) => productId);
  }

  clear(): void {
    this.#table.clear();
    this.#byProduct = new Map();
  }
}
