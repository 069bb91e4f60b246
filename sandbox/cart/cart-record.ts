/** A product line as the shopper asked for it; its price is made anew with every calculation. */
export interface CartLine {
  readonly id: string;
  readonly referencedId: string;
  readonly quantity: number;
  /** Name when it was last calculated; errors name a vanished product by it. */
  readonly label: string;
  readonly uniqueIdentifier: string;
}

/** A promotion that took part in the last calculation. */
interface CartPromotion {
  /** Id of its line item. */
  readonly id: string;
  readonly name: string;
  readonly automatic: boolean;
}

/** What Shopware stores under a token in its cart table. */
export interface CartRecord {
  readonly token: string;
  readonly lines: readonly CartLine[];
  /** Codes that the shopper entered and that exist, applied or not. */
  readonly codes: readonly string[];
  /** Keys of automatic promotions that the shopper removed. */
  readonly blocked: readonly string[];
  readonly promotions: readonly CartPromotion[];
}

/** A cart in which nothing has happened. */
export function emptyCart(token: string): CartRecord {
  return { token, lines: [], codes: [], blocked: [], promotions: [] };
}
