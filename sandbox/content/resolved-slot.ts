import type { SlotConfig } from '../shops/derive/slots.ts';

export interface ResolvedSlot {
  readonly type: string;
  readonly config: SlotConfig | null;
  readonly data: unknown;
}
