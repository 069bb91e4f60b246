/** IBANs (ISO 13616) and references of the Swiss QR-bill. */

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** IBANs that a Swiss QR-bill accepts. */
const SWISS = /^(CH|LI)[A-Z0-9]{19}$/;
/** QR-IIDs: institutions that accept only payments with a QR reference. */
const FIRST_QR_INSTITUTION = 30_000;
const LAST_QR_INSTITUTION = 31_999;
/** Digits of a QR reference without its check digit. */
const QR_DIGITS = 26;
/** Row of the recursive modulo 10 (Swiss Implementation Guidelines QR-bill, annex B). */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Normalises an IBAN; null if its format or check digits are wrong. */
export function parseIban(text: string): string | null {
  const iban = text.replace(/\s/g, '').toUpperCase();
  if (!FORM.test(iban) || (/^(CH|LI)/.test(iban) && !SWISS.test(iban))) return null;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n ? iban : null;
}

/** Whether a Swiss QR-bill accepts it. @param iban of {@link parseIban} */
export function isSwissIban(iban: string): boolean {
  return SWISS.test(iban);
}

/** Whether payments to it require a QR reference. @param iban of {@link parseIban} */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9));
  return isSwissIban(iban) && institution >= FIRST_QR_INSTITUTION && institution <= LAST_QR_INSTITUTION;
}

/**
 * Creates a QR reference: prefix and number, padded with zeros to 26 digits, and a check digit.
 * @returns null if they contain other characters than digits or are too long
 */
export function qrReference(prefix: string, number: string): string | null {
  if (!/^\d*$/.test(prefix) || !/^\d+$/.test(number) || prefix.length + number.length > QR_DIGITS)
    return null;
  const digits = prefix + number.padStart(QR_DIGITS - prefix.length, '0');
  let carry: number = 0;
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return `${digits}${(10 - carry) % 10}`;
}

/** Groups characters as printed on invoices: an IBAN by four from the left, a QR reference by five from the right. */
export function grouped(text: string, size: 4 | 5): string {
  const first = size === 5 ? text.length % size : 0;
  const groups = text.slice(first).match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
  return [text.slice(0, first), ...groups].filter(Boolean).join(' ');
}
