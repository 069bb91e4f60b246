function offsetOf(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Time zone of a country; of several, one with the most frequent offset. */
function timeZoneOf(country: string | null, moment: Date): string {
  const zones = country === null ? [] : (new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  const byOffset = Map.groupBy(zones, (zone) => offsetOf(zone, moment));
  const [most] = [...byOffset.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0] ?? 'UTC';
}

/** Formats a point in time in the time zone of the shop's country, with the name of the zone. */
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
