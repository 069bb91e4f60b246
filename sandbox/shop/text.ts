import type { Text } from '../shops/model/text.ts';

export const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });
