import '../../../styles/search.css';
import { lazy, Suspense } from 'react';
import type { LayoutPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { importOrReload } from '../../../shared/navigation/chunk-reload.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

const Content = lazy(() => importOrReload(() => import('../search-overlay-content.tsx')));

export function SearchOverlay({
  open,
  onClose,
  menus,
}: {
  open: boolean;
  onClose(): void;
  menus: LayoutPartsFragment | null;
}) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className="search-overlay"
      label={t('search')}
      testId="search-overlay"
    >
      {/* Who has no connection just now can close it again. */}
      <Suspense
        fallback={
          <div className="page-width">
            <div className="search-line">
              <Icon name="search" />
              <span className="search-waiting">{t('search')}</span>
              <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
                <Icon name="close" />
              </button>
            </div>
          </div>
        }
      >
        <Content onClose={onClose} menus={menus} />
      </Suspense>
    </Dialog>
  );
}
