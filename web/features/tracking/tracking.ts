import { isPrivateAddress } from './private-address.ts';
import { startTracking } from './start-tracking.ts';
import { closeDocument, leaveFor, needsOwnDocument } from './tag-gate.ts';

/** What a shop with a tag needs before its first screen; one without a tag does not load it. */
export const tracking = { isPrivateAddress, startTracking, closeDocument, leaveFor, needsOwnDocument };

export type Tracking = typeof tracking;
