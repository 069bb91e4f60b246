import { lazy, Suspense } from 'react';
import { importOrReload } from '../app/chunk-reload.ts';
import { useTranslate } from '../app/shop.ts';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { Dialog } from '../ui/dialog.tsx';

const Content = lazy(() => importOrReload(() => import('./search-overlay-content.tsx')));

/** Search over the whole screen; its code is loaded when it is opened for the first time. */
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
