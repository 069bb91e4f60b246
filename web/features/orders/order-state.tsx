const OPEN = new Set(['open', 'in_progress', 'authorized', 'reminded', 'unconfirmed', 'shipped_partially']);
const OVER = new Set(['cancelled', 'failed', 'refunded', 'returned', 'chargeback']);

/** A state of Shopware's with a dot that says the same as the word. */
export function OrderState({ state }: { state: { key: string; label: string } }) {
  const look = OVER.has(state.key) ? 'stock-out' : OPEN.has(state.key) ? 'stock-few' : '';
  return <span className={`stock ${look}`}>{state.label}</span>;
}
