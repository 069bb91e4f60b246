import '../../../styles/search.css';
import { lazy, Suspense } from 'react';
import type { LayoutPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { importOrReload } from '../../../shared/navigation/chunk-reload.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

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
      <Suspense fallback={null}>
        <Content onClose={onClose} menus={menus} />
      </Suspense>
    </Dialog>
  );
}
