import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShop } from '../../shared/i18n/shop.ts';
import { CloseButton, Icon } from '../../shared/ui/elements.tsx';

interface SearchLineProps {
  term: string;
  targets: readonly string[];
  active: number;
  onType(term: string): void;
  onMove(to: number): void;
  onSubmit(): void;
  onClose(): void;
}

/** A combobox (WAI-ARIA APG): arrows choose, Enter opens, Escape closes. */
export function SearchLine({ term, targets, active, onType, onMove, onSubmit, onClose }: SearchLineProps) {
  const { t } = useShop();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step || !targets.length) return;
    event.preventDefault();
    const next = active + step;
    const chosen = next < -1 ? targets.length - 1 : next >= targets.length ? -1 : next;
    onMove(chosen);
    document.getElementById(`suggestion-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every assistive technology supports <search>.
    <form
      role="search"
      className="search-line"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={targets.length > 0}
        aria-controls={targets.length > 0 ? 'suggestion-list' : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `suggestion-${active}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={term}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <CloseButton onClose={onClose} />
    </form>
  );
}
