import type { Lang } from '../../demo/model/text.ts';
import type { Currency } from '../session/currency.ts';

/** How an answer is asked for: everything an entity builder must know beside the entity. */
export interface View {
  readonly lang: Lang;
  readonly currency: Currency;
  /** Scheme and host the request came to; media URLs are made with it. */
  readonly origin: string;
  /** `sw-include-seo-urls` was sent. */
  readonly seoUrls: boolean;
  /** False when `includes` drops the field, so that costly parts need not be built. */
  readonly wants: (apiAlias: string, field: string) => boolean;
}
