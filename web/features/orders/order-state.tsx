const OPEN = new Set(['open', 'in_progress', 'authorized', 'reminded', 'unconfirmed', 'shipped_partially']);
const OVER = new Set(['cancelled', 'failed', 'refunded', 'returned', 'chargeback']);

export function OrderState({ state }: { state: { key: string; label: string } }) {
  const look = OVER.has(state.key) ? 'stock-out' : OPEN.has(state.key) ? 'stock-few' : '';
  return <span className={`stock ${look}`}>{state.label}</span>;
}
