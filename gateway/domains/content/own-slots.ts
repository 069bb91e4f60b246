import type { VideoProvider } from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwCmsSlot } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { faqRows } from '../catalog/public/faq.ts';
import type { GatewayContext } from '../shared/context.ts';
import { entryListPath } from './entries.ts';
import { entryKind, formKind } from './kinds.ts';
import { configText, configValue } from './slot-config.ts';
import type { SlotContent } from './slot-content.ts';

const VIDEO_ID: Readonly<Record<VideoProvider, RegExp>> = {
  YOUTUBE: /^[\w-]{11}$/,
  VIMEO: /^\d{1,12}$/,
};
const MAX_ENTRIES = 12;
const DEFAULT_ENTRIES = 3;

/** A video; null for an invalid id, since the id becomes part of a URL. */
export function videoSlot(provider: VideoProvider, data: Json, slot: SwCmsSlot): SlotContent | null {
  const videoId = configText(slot, 'videoID')?.trim() ?? '';
  if (!VIDEO_ID[provider].test(videoId)) return null;
  const title = configText(slot, 'title') ?? configText(slot, 'iframeTitle');
  const poster = isObject(data['media']) ? image(data['media'], title ?? '') : null;
  return { __typename: 'CmsVideo', provider, videoId, title, poster };
}

/** A form; null for an unknown kind. Its recipients are not exposed (docs/shopware.md, "Content"). */
export function formSlot(slot: SwCmsSlot): SlotContent | null {
  const kind = formKind(configText(slot, 'type'));
  return kind === null ? null : { __typename: 'CmsForm', kind, title: configText(slot, 'title') };
}

export function faqSlot(slot: SwCmsSlot): SlotContent {
  return { __typename: 'CmsFaq', items: faqRows(configValue(slot, 'items')) };
}

/** A teaser of entries; null for a kind that Kontor or the shop lacks. */
export async function entriesSlot(slot: SwCmsSlot, context: GatewayContext): Promise<SlotContent | null> {
  const kind = entryKind(configText(slot, 'kind'));
  if (kind === null) return null;
  const configured = Number(configValue(slot, 'limit') ?? DEFAULT_ENTRIES);
  const limit =
    Number.isInteger(configured) && configured > 0 ? Math.min(configured, MAX_ENTRIES) : DEFAULT_ENTRIES;
  const path = await entryListPath(context, kind);
  if (path === null) return null;
  return { __typename: 'CmsEntries', kind, title: configText(slot, 'title'), limit, path };
}
