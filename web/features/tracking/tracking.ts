import { isPrivateAddress } from './private-address.ts';
import { startTracking } from './start-tracking.ts';
import { closeDocument, leaveFor, needsOwnDocument } from './tag-gate.ts';

/** Only loaded in a shop with a tag. */
export const tracking = { isPrivateAddress, startTracking, closeDocument, leaveFor, needsOwnDocument };

export type Tracking = typeof tracking;
