import type { ReactNode } from 'react';
import type { ProductCardPartsFragment, SuggestQuery } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { unbrokenUnits } from '../../shared/ui/unbroken-units.ts';
import { listedName } from './public/product-text.ts';
import type { Match } from './words.ts';

export interface Suggested {
  readonly terms: readonly Match[];
  readonly categories: readonly Match[];
  readonly entries: SuggestQuery['searchEntries']['nodes'];
  readonly pages: readonly Match[];
  readonly products: readonly ProductCardPartsFragment[];
  /** Categories of few products. */
  readonly around: readonly Match[];
}

/** In the order of the arrow keys. */
export function targetsOf({ terms, categories, products, around, entries, pages }: Suggested): string[] {
  return [terms, categories, products, around, entries, pages].flatMap((group) =>
    group.map(({ path }) => path),
  );
}

/** Emphasises the first occurrence of the term. */
function marked(text: string, term: string): ReactNode {
  const at = text.toLocaleLowerCase().indexOf(term.trim().toLocaleLowerCase());
  const end = at + term.trim().length;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

interface SuggestionListProps {
  suggested: Suggested;
  term: string;
  active: number;
  onOpen(href: string): void;
  waiting: boolean;
  /** Link to all results. */
  all: { readonly href: string; readonly label: string };
  trouble: string | null;
}

const ON_THEIR_WAY = [1, 2, 3, 4];

export function SuggestionList({
  suggested,
  term,
  active,
  onOpen,
  waiting,
  all,
  trouble,
}: SuggestionListProps) {
  const t = useTranslate();
  const { terms, categories, products, around, entries, pages } = suggested;
  const option = (index: number, href: string) => ({
    id: `suggestion-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onClick: () => onOpen(href),
    'data-testid': 'search-suggestion',
  });
  const read = entries.map(({ path, title }) => ({ path, label: title }));
  let index = -1;
  const list = (name: string, rows: readonly Match[]) =>
    rows.length === 0 ? null : (
      // biome-ignore lint/a11y/useSemanticElements: groups of options within a listbox (WAI-ARIA).
      <div role="group" aria-label={name}>
        <p className="small pb-2 text-ink-3" aria-hidden="true">
          {name}
        </p>
        {rows.map(({ path, label }) => {
          index += 1;
          return (
            <div key={path} className="search-row" {...option(index, path)}>
              {marked(label, term)}
            </div>
          );
        })}
      </div>
    );
  return (
    <>
      <p className="search-all">
        {trouble && <span>{trouble}</span>}
        <a
          className="arrow-link"
          href={all.href}
          onClick={(event) => {
            event.preventDefault();
            onOpen(all.href);
          }}
        >
          {all.label} <Icon name="arrow" small />
        </a>
      </p>
      <div
        className="grid-12 search-results"
        id="suggestion-list"
        role="listbox"
        aria-label={t('search.suggestions')}
        aria-busy={waiting}
      >
        <div className="search-lists">
          {list(t('search.terms'), terms)}
          {list(t('search.categories'), categories)}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: groups of options within a listbox (WAI-ARIA). */}
        <div className="search-products cards" role="group" aria-label={t('listing.products')}>
          {products.map((product) => {
            index += 1;
            return (
              <div key={product.id} className="card cursor-pointer" {...option(index, product.path)}>
                <div className="picture">
                  <Picture
                    image={product.cover}
                    name={product.name}
                    sizes="(min-width: 1024px) 17vw, 46vw"
                    eager
                    alt=""
                  />
                </div>
                <div>
                  <p className="card-name">{marked(unbrokenUnits(listedName(product)), term)}</p>
                  {product.summary && <p className="card-facts">{product.summary}</p>}
                </div>
                <Price price={product.fromPrice} />
                {!product.available && <p className="card-foot stock stock-out">{t('stock.out')}</p>}
              </div>
            );
          })}
          {waiting &&
            products.length === 0 &&
            ON_THEIR_WAY.map((place) => (
              <div key={place} className="card search-late" aria-hidden="true">
                <div className="picture skeleton" />
              </div>
            ))}
        </div>
        <div className="search-lists">
          {list(t('search.categories'), around)}
          {list(t('search.read'), read)}
          {list(t('search.pages'), pages)}
        </div>
      </div>
    </>
  );
}
