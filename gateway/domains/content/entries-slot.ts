import type { CmsEntries } from '../../../schema/generated/types.ts';

/** A teaser whose entries are read on demand, so that they do not delay a page. */
export type EntriesSlotSource = Omit<CmsEntries, 'entries'> & { readonly limit: number };
