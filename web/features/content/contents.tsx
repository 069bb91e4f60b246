import '../../styles/elements.css';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/elements.tsx';
import { contentsOf } from './layout-contents.ts';

/** Table of contents of a long page, closed on phones, without headings that the page hides because they repeat its name. */
export function Contents({ cms }: { cms: CmsPagePartsFragment }) {
  const t = useTranslate();
  const shown = contentsOf(cms);
  if (shown.length === 0) return null;
  return (
    <nav className="page-width page-contents" aria-label={t('contents')} data-testid="contents">
      <details className="disclosure">
        <summary>
          {t('contents')} <Icon name="chevron" small />
        </summary>
        <ol>
          {shown.map(({ anchor, text }) => (
            <li key={anchor}>
              <a href={`#${encodeURIComponent(anchor)}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
