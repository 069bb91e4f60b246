import type { Text } from '../../demo/model/text.ts';

/** A text in German, English and French. */
export const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });
