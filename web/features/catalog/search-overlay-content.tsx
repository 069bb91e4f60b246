import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LayoutPartsFragment } from '../../generated/graphql.ts';
import { addSecondaryMessages } from '../../shared/i18n/secondary-messages.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useNavigation } from '../../shared/navigation/navigation.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { categoriesMatching } from './matching-categories.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** A combobox (WAI-ARIA APG): arrows choose, Enter opens, Escape closes. */
export default function SearchOverlayContent({
  onClose,
  menus,
}: {
  onClose(): void;
  menus: LayoutPartsFragment | null;
}) {
  const { t, path } = useTexts(addSecondaryMessages);
  const navigation = useNavigation();
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(term);
  const categories = categoriesMatching(menus?.main ?? [], term);
  const products = suggestions?.products ?? [];
  const targets = [
    ...categories.map((category) => category.path),
    ...products.map((product) => product.path),
  ];
  useEffect(() => input.current?.focus(), []);
  const open = (href: string) => {
    onClose();
    void navigation.go(href);
  };
  const all = `${path('/search')}?search=${encodeURIComponent(term.trim())}`;
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
    setActive(next < -1 ? targets.length - 1 : next >= targets.length ? -1 : next);
  }
  return (
    <div className="page-width">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every assistive technology yet. */}
      <form
        role="search"
        className="search-line"
        onSubmit={(event) => {
          event.preventDefault();
          const target = targets[active];
          if (target) open(target);
          else if (term.trim()) open(all);
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={targets.length > 0}
          aria-controls="suggestion-list"
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `suggestion-${active}` : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          data-testid="search-input"
        />
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </form>
      <SuggestionList
        term={term}
        categories={categories}
        products={products}
        active={active}
        onOpen={open}
        allHref={suggestions ? all : null}
        total={suggestions?.total ?? 0}
      />
    </div>
  );
}
