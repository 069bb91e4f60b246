import type { CmsEntries } from '../../../schema/generated/types.ts';

/** A teaser whose entries are read when somebody asks for them, so that a page is there without them. */
export type EntriesSlotSource = Omit<CmsEntries, 'entries'> & { readonly limit: number };
