/** Hours and minutes from UTC at a moment, such as `GMT+1`. */
function offsetOf(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Time zone of a country, by Unicode's list: where it has several, one of those whose time most of them have.
 * @param country ISO 3166-1 alpha-2; null where it is unknown
 */
function timeZoneOf(country: string | null, moment: Date): string {
  const zones = country === null ? [] : (new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  const byOffset = Map.groupBy(zones, (zone) => offsetOf(zone, moment));
  const [most] = [...byOffset.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0] ?? 'UTC';
}

/**
 * A moment as a language writes it, in the time of the shop's country, which is named with it.
 * @param locale the `formatLocale` of a language
 */
export function shopTime(moment: Date, locale: string, country: string | null): string {
  return moment.toLocaleString(locale, {
    timeZone: timeZoneOf(country, moment),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
