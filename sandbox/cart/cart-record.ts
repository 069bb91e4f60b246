/** A line as the shopper asked for it; prices are made anew with every calculation. */
export interface CartLine {
  readonly id: string;
  readonly type: 'product' | 'promotion';
  readonly referencedId: string;
  readonly quantity: number;
  /** Name when it was put in; an order names a vanished product by it. */
  readonly label?: string;
  readonly uniqueIdentifier: string;
}

/** What Shopware stores under a token in its cart table. */
export interface CartRecord {
  readonly token: string;
  readonly lines: readonly CartLine[];
  /** Promotions that the cart held after its last calculation, by discount line item id. */
  readonly promotions: readonly {
    readonly id: string;
    readonly name: string;
    readonly code: string | null;
  }[];
}
