export interface ReviewRecord {
  readonly id: string;
  /** The parent's where there are variants. */
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
  /** Accepted by staff. */
  readonly status: boolean;
  readonly comment: string | null;
}
