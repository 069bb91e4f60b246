import type { Badge } from '../../generated/graphql.ts';
import type { Translate } from '../../shared/i18n/translate.ts';

/** Null for SALE: the discount has its own label. */
export function badgeLabel(t: Translate, badge: Badge): string | null {
  switch (badge) {
    case 'NEW':
      return t('badge.new');
    case 'TOPSELLER':
      return t('badge.topseller');
    case 'FREE_SHIPPING':
      return t('badge.freeShipping');
    case 'SWISS_DESIGN':
      return t('badge.swissDesign');
    case 'SALE':
      return null;
  }
}
