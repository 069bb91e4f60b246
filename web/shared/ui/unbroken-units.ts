/** Prevents a line break between a number and the word or multiplication sign after it. */
export const unbrokenUnits = (text: string): string =>
  text.replace(/(\d) (?=[\p{L}°%×])|(×) (?=\d)/gu, '$1$2\u00a0');
