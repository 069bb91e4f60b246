import '../../../styles/cart.css';

/** Cart line before its data is loaded. */
export function LineSkeleton({ compact = false }: { compact?: boolean }) {
  return (
    <div className={compact ? 'line-item line-item-compact' : 'line-item'}>
      <div className="skeleton aspect-4/5" />
      <div>
        <div className="skeleton h-5 w-1/2" />
        <div className="skeleton mt-2 h-4 w-1/3" />
        {!compact && <div className="skeleton mt-4 h-11 w-32" />}
      </div>
    </div>
  );
}

/** Subtotal, shipping and total before they are loaded. */
export function SumsSkeleton() {
  return (
    <div className="sums">
      <div className="skeleton h-6" />
      <div className="skeleton h-10" />
      <div className="skeleton mt-3.5 h-14" />
    </div>
  );
}
