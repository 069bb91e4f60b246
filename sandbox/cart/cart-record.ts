/** Its price is calculated anew each time. */
export interface CartLine {
  readonly id: string;
  readonly referencedId: string;
  readonly quantity: number;
  /** As last calculated; errors name a vanished product by it. */
  readonly label: string;
  readonly uniqueIdentifier: string;
}

interface CartPromotion {
  /** Id of its line item. */
  readonly id: string;
  readonly name: string;
  readonly automatic: boolean;
}

/** Shopware's cart table, by token. */
export interface CartRecord {
  readonly token: string;
  readonly lines: readonly CartLine[];
  /** Codes entered and known, applied or not. */
  readonly codes: readonly string[];
  /** Keys of automatic promotions that the shopper removed. */
  readonly blocked: readonly string[];
  readonly promotions: readonly CartPromotion[];
}

export function emptyCart(token: string): CartRecord {
  return { token, lines: [], codes: [], blocked: [], promotions: [] };
}
