import type { Currency } from '../session/currency.ts';
import type { Lang } from '../shops/model/text.ts';

export type TaxStatus = 'gross' | 'net' | 'tax-free';

export interface View {
  readonly lang: Lang;
  readonly currency: Currency;
  readonly taxState: TaxStatus;
  /** Key of the customer group, for which prices may differ by rule. */
  readonly group: string;
  /** Scheme and host of the request, for media URLs. */
  readonly origin: string;
  readonly seoUrls: boolean;
  /** False when `includes` drops the field, which then need not be built. */
  readonly wants: (apiAlias: string, field: string) => boolean;
}
