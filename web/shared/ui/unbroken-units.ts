/** Prevents a line break between a number and what belongs to it: "42 teeth", "2 × 3", "40-622". */
export const unbrokenUnits = (text: string): string =>
  text.replace(/(\d) (?=[\p{L}°%×])|(×) (?=\d)/gu, '$1$2\u00a0').replace(/(?<=\d)-(?=\d)/g, '-\u2060');
