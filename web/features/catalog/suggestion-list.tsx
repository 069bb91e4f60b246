import type { ProductCardPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Price } from '../../shared/ui/price.tsx';
import type { categoriesMatching } from './matching-categories.ts';

interface SuggestionListProps {
  term: string;
  categories: ReturnType<typeof categoriesMatching>;
  products: readonly ProductCardPartsFragment[];
  active: number;
  onOpen(href: string): void;
  /** Null before an answer. */
  allHref: string | null;
  total: number;
}

export function SuggestionList({
  term,
  categories,
  products,
  active,
  onOpen,
  allHref,
  total,
}: SuggestionListProps) {
  const t = useTranslate();
  const option = (index: number, href: string) => ({
    id: `suggestion-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onClick: () => onOpen(href),
    'data-testid': 'search-suggestion',
  });
  return (
    <>
      <p className="sr-only" role="status">
        {allHref ? t('search.found', { count: total }) : ''}
      </p>
      {allHref && (
        <p className="flex justify-end pt-4">
          {total > 0 ? (
            <a
              className="arrow-link small"
              href={allHref}
              data-testid="search-all-link"
              onClick={(event) => {
                event.preventDefault();
                onOpen(allHref);
              }}
            >
              {t('search.all', { count: total })} <Icon name="arrow" small />
            </a>
          ) : (
            <span className="mr-auto">{t('search.nothing', { term: term.trim() })}</span>
          )}
        </p>
      )}
      <div
        className="grid-12 search-results"
        id="suggestion-list"
        role="listbox"
        aria-label={t('search.suggestions')}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: groups of options within a listbox (WAI-ARIA). */}
        <div className="search-categories" role="group" aria-label={t('search.categories')}>
          {categories.length > 0 && (
            <p className="small pb-2 text-ink-3" aria-hidden="true">
              {t('search.categories')}
            </p>
          )}
          {categories.map(({ path, before, match, after }, index) => (
            <div
              key={path}
              className="min-h-11 cursor-pointer border-t border-line py-2.5"
              {...option(index, path)}
            >
              {before}
              <b className="font-semibold">{match}</b>
              {after}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: groups of options within a listbox (WAI-ARIA). */}
        <div className="search-products cards" role="group" aria-label={t('search.products')}>
          {products.map((product, index) => (
            <div
              key={product.id}
              className="card cursor-pointer"
              {...option(categories.length + index, product.path)}
            >
              <div className="picture">
                <Picture image={product.cover} sizes="(min-width: 1024px) 17vw, 46vw" eager alt="" />
              </div>
              <p className="card-name">{[product.name, ...product.variant].join(' · ')}</p>
              {product.facts && <p className="card-facts">{product.facts}</p>}
              <Price price={product.price} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
