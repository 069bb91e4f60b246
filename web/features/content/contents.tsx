import '../../styles/elements.css';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** Below this a page is seen at a glance; above, the list itself would be what is scrolled through. */
const MIN_SHOWN = 5;
const MAX_OPEN = 8;

/** The headings of a long page; those that the page leaves out, because they repeat its name, are left out here. */
export function Contents({ cms }: { cms: CmsPagePartsFragment }) {
  const t = useTranslate();
  const blocks = cms.sections.flatMap((section) => [...section.blocks, ...section.sidebar]);
  const html = blocks
    .flatMap(({ slots }) => slots)
    .map((slot) => (slot.__typename === 'CmsText' ? slot.html : ''))
    .join('');
  const shown = cms.contents.filter(({ anchor }) => html.includes(` id="${anchor}"`));
  if (shown.length < MIN_SHOWN) return null;
  return (
    <nav className="page-width page-contents" aria-label={t('contents')} data-testid="contents">
      <details className="disclosure" open={shown.length <= MAX_OPEN}>
        <summary>
          {t('contents')} <Icon name="plus" small />
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
