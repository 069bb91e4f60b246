import '../../../styles/search.css';
import type { LayoutPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchOverlayContent } from '../search-overlay-content.tsx';

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
      <SearchOverlayContent onClose={onClose} menus={menus} />
    </Dialog>
  );
}
