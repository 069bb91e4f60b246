import type { Text } from '../../demo/model/text.ts';

export const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });
