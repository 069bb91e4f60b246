import { useState } from 'react';
import { useQuery } from 'urql';
import { useShop } from '../../../shared/i18n/shop.ts';
import { helpMenus } from '../../../shared/navigation/menus.ts';
import { useNavigation } from '../../../shared/navigation/navigation.ts';
import { Button, ContactLine } from '../../../shared/ui/elements.tsx';
import { MenuLink } from '../../../shared/ui/menu-link.tsx';
import { forgetSearches, recentSearches, rememberSearch } from '../recent-searches.ts';
import { SearchStartDocument } from '../search.generated.ts';
import { SearchLine } from '../search-line.tsx';
import { type Suggested, SuggestionList, targetsOf } from '../suggestion-list.tsx';
import { isLongEnough, useSuggestions } from '../use-suggestions.ts';
import { categoriesAbove, labelsOf, type Menus, matchesIn, termsFor, wordsNear } from '../words.ts';
import { ShopStart } from './search-start.tsx';

/** Up to this number of products, their categories are suggested. */
const FEW = 4;

function useSuggested(term: string, menus: Menus) {
  const { path } = useShop();
  const resultsOf = (searched: string) => `${path('/search')}?search=${encodeURIComponent(searched.trim())}`;
  const { answer, waiting, failed } = useSuggestions(term);
  const products = answer?.suggest.products ?? [];
  const names = [...products.map(({ name }) => name), ...labelsOf(menus)];
  const matches = matchesIn(menus, term);
  const suggested: Suggested = {
    ...matches,
    // A category of the same name replaces the term.
    terms: termsFor(term, names)
      .filter((wish) => matches.categories.every(({ label }) => label !== wish))
      .map((label) => ({ label, path: resultsOf(label) })),
    entries: answer?.searchEntries.nodes ?? [],
    products,
    around:
      products.length > FEW || matches.categories.length ? [] : categoriesAbove(menus, products, path('/')),
  };
  const targets = targetsOf(suggested);
  const nothing = answer !== null && answer.term === term.trim() && targets.length === 0;
  return { suggested, targets, nothing, waiting, failed, total: answer?.suggest.totalCount, resultsOf };
}

function Beginning({ menus, onSearch }: { menus: Menus; onSearch(term: string): void }) {
  const { t } = useShop();
  const [recent, setRecent] = useState(recentSearches);
  const help = menus && helpMenus(menus)[0];
  return (
    <div className="grid-12 search-results">
      <div className="search-lists">
        {recent.length > 0 && (
          <section aria-label={t('search.recent')} data-testid="search-recent">
            <h2 className="small pb-2 text-ink-3">{t('search.recent')}</h2>
            <ul>
              {recent.map((term) => (
                <li key={term}>
                  <button type="button" className="search-row" onClick={() => onSearch(term)}>
                    {term}
                  </button>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className="link link-target small"
              onClick={() => {
                forgetSearches();
                setRecent([]);
              }}
            >
              {t('search.forget')}
            </button>
          </section>
        )}
      </div>
      <div className="search-products">
        <ShopStart />
      </div>
      <div className="search-lists">
        {help && (
          <nav aria-label={help.label} className="search-help">
            <h2 className="small pb-2 text-ink-3">{help.label}</h2>
            <ul>
              {help.children.map((entry) => (
                <li key={entry.categoryId} className="search-row">
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

interface NothingProps {
  term: string;
  near: readonly string[];
  onSearch(term: string): void;
}

function Nothing({ term, near, onSearch }: NothingProps) {
  const { t } = useShop();
  const [before = '', after = ''] = t('search.near').split('{terms}');
  return (
    <div className="search-nothing" data-testid="search-nothing">
      <p className="title-3">{t('search.nothing', { term })}</p>
      {near.length > 0 ? (
        <p data-testid="search-near">
          {before}
          {near.map((word, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <Button look="link" onClick={() => onSearch(word)}>
                {word}
              </Button>
            </span>
          ))}
          {after}
        </p>
      ) : (
        <p className="text-ink-2">{t('search.advice')}</p>
      )}
      <ContactLine />
      <ShopStart />
    </div>
  );
}

interface SearchOverlayProps {
  menus: Menus;
  letters: string;
  onClose(): void;
}

/** Shows links before the first letter, then a list of suggestions. @param props.letters the initial term */
export function SearchOverlay({ onClose, menus, letters }: SearchOverlayProps) {
  const { t } = useShop();
  const navigation = useNavigation();
  const [term, setTerm] = useState(letters);
  const [active, setActive] = useState(-1);
  const [{ data: start }] = useQuery({ query: SearchStartDocument });
  const { suggested, targets, nothing, waiting, failed, total, resultsOf } = useSuggested(term, menus);
  const trouble = failed ? t('search.noSuggestions') : null;
  const open = (href: string, searched = term) => {
    rememberSearch(searched);
    onClose();
    void navigation.go(href);
  };
  const search = (searched: string) => open(resultsOf(searched), searched);
  const bestNames = start?.bestsellers.map(({ name }) => name) ?? [];
  return (
    <div className="page-width">
      <SearchLine
        term={term}
        targets={targets}
        active={active}
        onType={(typed) => {
          setTerm(typed);
          setActive(-1);
        }}
        onMove={setActive}
        onSubmit={() => {
          const target = targets[active];
          if (target) open(target);
          else if (term.trim()) search(term);
        }}
        onClose={onClose}
      />
      <p className="sr-only" role="status">
        {nothing
          ? t('search.nothing', { term: term.trim() })
          : total === undefined
            ? trouble
            : t('search.found', { count: total })}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard also triggers a click on links. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside. */}
      <div
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onClose();
        }}
      >
        {!isLongEnough(term) ? (
          <Beginning menus={menus} onSearch={search} />
        ) : nothing ? (
          <Nothing
            term={term.trim()}
            near={wordsNear(term, [...labelsOf(menus), ...bestNames])}
            onSearch={search}
          />
        ) : (
          <SuggestionList
            suggested={suggested}
            term={term}
            active={active}
            onOpen={open}
            waiting={waiting}
            all={{
              href: resultsOf(term),
              label: total ? t('search.all', { count: total }) : t('search.go', { term: term.trim() }),
            }}
            trouble={trouble}
          />
        )}
      </div>
    </div>
  );
}
