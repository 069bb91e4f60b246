import { isObject } from '../shopware/answer.ts';
import type { SwCmsSlot } from '../shopware/entities.ts';

/** A setting of an element in the language of the read; undefined without one. */
export function configValue({ translated, config }: SwCmsSlot, name: string): unknown {
  for (const settings of [isObject(translated) ? translated['config'] : null, config]) {
    const setting = isObject(settings) ? settings[name] : null;
    if (isObject(setting)) return setting['value'];
  }
  return undefined;
}

/** The same as text; null for anything else and for an empty one. */
export function configText(slot: SwCmsSlot, name: string): string | null {
  const value = configValue(slot, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
