import type { CmsPagePartsFragment, PageQuery } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { Breadcrumbs } from '../../shared/ui/page-frame.tsx';
import { hasContent } from './cms-rules.ts';
import { CmsSections } from './cms-sections.tsx';
import { blocksOf } from './layout-contents.ts';
import { splitHeading } from './split-html.ts';

interface Headed {
  readonly cms: CmsPagePartsFragment;
  readonly titled: boolean;
  readonly textFirst: boolean;
  /** The heading extracted from the beginning of a text page; null if it begins with anything else. */
  readonly title: string | null;
}

/** Promotes the first heading of a layout without a main heading, such as Shopware's legal pages. */
function headed(cms: CmsPagePartsFragment): Headed {
  const blocks = blocksOf(cms);
  const first = blocks.find(hasContent);
  const [opening] = first?.slots ?? [];
  const textFirst = first?.slots.every((slot) => slot.__typename === 'CmsText') ?? false;
  const titled = blocks.some(({ slots }) =>
    slots.some((slot) => slot.__typename === 'CmsText' && slot.html.includes('<h1')),
  );
  if (opening?.__typename !== 'CmsText') return { cms, titled, textFirst, title: null };
  const [head = '', level] =
    /^\s*<h([12])\b[^>]*>[\s\S]*?<\/h\1>\s*(?:<hr\b[^>]*>)?/.exec(opening.html) ?? [];
  if (head === '' || (titled && level === '2')) return { cms, titled, textFirst, title: null };
  const title = textFirst ? splitHeading(head).heading : null;
  const html =
    title === null
      ? opening.html.replace(/<h2\b([^>]*)>([\s\S]*?)<\/h2>/, '<h1$1>$2</h1>')
      : opening.html.slice(head.length);
  const sections = cms.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => ({
      ...block,
      slots: block.slots.map((slot) => (slot === opening ? { ...opening, html } : slot)),
    })),
  }));
  return { cms: { ...cms, sections }, titled: true, textFirst, title };
}

type Landing = Extract<NonNullable<PageQuery['page']>, { __typename: 'LandingPage' }>;

/** Shows its name if the layout has no heading. */
export function LandingPage({ page }: { page: Landing }) {
  const { t, path } = useShop();
  const { contents: Contents } = useSlotParts();
  const layout = page.cms && headed(page.cms);
  const title = layout?.title;
  const look = title ? 'content-page' : layout?.textFirst ? 'pt-[clamp(28px,4vw,56px)]' : undefined;
  return (
    <div className={look} data-testid="landing-page">
      {!layout?.titled && <h1 className="sr-only">{page.name}</h1>}
      {title && (
        <div className="page-width">
          <Breadcrumbs steps={[{ label: t('home'), path: path('/') }, { label: title }]} />
          <h1 className="title-1 mb-8">{title}</h1>
        </div>
      )}
      {title && Contents && <Contents cms={layout.cms} />}
      {layout && <CmsSections cms={layout.cms} listing={null} hero={false} />}
    </div>
  );
}
