/** A review that a customer wrote in the shop. */
export interface ReviewRecord {
  readonly id: string;
  /** Of the product, or of the parent of its variants. */
  readonly productId: string;
  readonly customerId: string;
  readonly languageId: string;
  /** 1 to 5. */
  readonly points: number;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly email: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  /** True once staff have accepted it. */
  readonly status: boolean;
  /** What the shop answers. */
  readonly comment: string | null;
}
