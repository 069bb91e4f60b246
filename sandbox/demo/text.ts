import type { Text } from './model.ts';

/** A text in German, English and French. */
export const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });

/** The same paragraphs as HTML, in German, English and French. */
export const prose = (de: readonly string[], en: readonly string[], fr: readonly string[]): Text => {
  const html = (paragraphs: readonly string[]): string =>
    paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return { de: html(de), en: html(en), fr: html(fr) };
};
