import { syncConsentAcrossTabs } from '../../shared/consent/consent.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';
import {
  allowTag,
  closeDocument,
  documentIsOpen,
  isPrivateAddress,
  leaveFor,
  needsFullLoad,
} from './private-address.ts';

/** Loads the tracker once statistics or marketing are allowed; stops it on withdrawal. */
function startTracking(shop: Shop, navigation: Navigation): void {
  const id = shop.consent?.tagManagerId;
  if (!id) return;
  let running = false;
  syncConsentAcrossTabs((allowed) => {
    const isAllowed = (kind: RegExp) => allowed.some((key) => kind.test(key));
    const statistics = isAllowed(/statist|analy/i);
    const marketing = isAllowed(/marketing|advert/i);
    const mayTrack = statistics || marketing;
    allowTag(mayTrack);
    if (!running && !(mayTrack && documentIsOpen())) return;
    running = true;
    void import('./tracker.ts').then(({ startTracker, stopTracker }) =>
      mayTrack ? startTracker(shop, navigation, id, { statistics, marketing }) : stopTracker(),
    );
  });
}

/** Loaded only if the shop has a tag. */
export const tracking = { isPrivateAddress, startTracking, closeDocument, leaveFor, needsFullLoad };

export type Tracking = typeof tracking;
