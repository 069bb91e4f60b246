const OPEN = new Set(['open', 'in_progress', 'authorized', 'reminded', 'unconfirmed', 'shipped_partially']);
const OVER = new Set(['cancelled', 'refunded', 'returned', 'chargeback']);

function lookOf(code: string): string {
  if (code === 'failed') return 'stock-failed';
  return OVER.has(code) ? 'stock-out' : OPEN.has(code) ? 'stock-few' : '';
}

export function OrderState({ state }: { state: { code: string; label: string } }) {
  return <span className={`stock ${lookOf(state.code)}`}>{state.label}</span>;
}
