import { isPrivateAddress } from './private-address.ts';
import { startTracking } from './start-tracking.ts';
import { closeDocument, leaveFor, needsFullLoad } from './tag-gate.ts';

/** Loaded only if the shop has a tag. */
export const tracking = { isPrivateAddress, startTracking, closeDocument, leaveFor, needsFullLoad };

export type Tracking = typeof tracking;
