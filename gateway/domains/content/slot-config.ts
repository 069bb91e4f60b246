import { isObject, type Json } from '../../lib/json.ts';
import type { SwCmsSlot } from '../../shopware/entities.ts';

function setting({ translated, config }: SwCmsSlot, name: string): Json | null {
  for (const settings of [isObject(translated) ? translated['config'] : null, config]) {
    const found = isObject(settings) ? settings[name] : null;
    if (isObject(found)) return found;
  }
  return null;
}

/** A setting in the language of the read; undefined without one. */
export function configValue(slot: SwCmsSlot, name: string): unknown {
  return setting(slot, name)?.['value'];
}

/** Whether a setting is mapped to the page's entity. */
export function isMapped(slot: SwCmsSlot, name: string): boolean {
  return setting(slot, name)?.['source'] === 'mapped';
}

export function configText(slot: SwCmsSlot, name: string): string | null {
  const value = configValue(slot, name);
  return typeof value === 'string' && value !== '' ? value : null;
}
