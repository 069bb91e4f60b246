import type { SlotConfig } from '../../demo/derive/slots.ts';

/** A slot with its configuration and its data. */
export interface ResolvedSlot {
  readonly type: string;
  readonly config: SlotConfig | null;
  readonly data: unknown;
}
