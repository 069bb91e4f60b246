const OPEN = new Set(['open', 'in_progress', 'authorized', 'reminded', 'unconfirmed', 'shipped_partially']);
const OVER = new Set(['cancelled', 'refunded', 'returned', 'chargeback']);

function lookOf(key: string): string {
  if (key === 'failed') return 'stock-failed';
  return OVER.has(key) ? 'stock-out' : OPEN.has(key) ? 'stock-few' : '';
}

export function OrderState({ state }: { state: { key: string; label: string } }) {
  return <span className={`stock ${lookOf(state.key)}`}>{state.label}</span>;
}
