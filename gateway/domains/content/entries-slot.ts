import type { CmsEntries } from '../../../schema/generated/types.ts';

/** A teaser whose entries are read on demand. */
export type EntriesSlotSource = Omit<CmsEntries, 'entries'> & { readonly limit: number };
