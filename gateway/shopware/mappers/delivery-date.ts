import type { DeliveryTime } from '../../../schema/generated/types.ts';
import type { Nullable, SwDeliveryTime } from '../entities.ts';
import { translated } from './translated.ts';

/** Days from midnight to midnight UTC, as Shopware counts; both included. */
export interface DeliveryDays {
  readonly earliest: Date;
  readonly latest: Date;
}

/** Stock, requested quantity, and restock time in days of a product. */
export interface Supply {
  readonly stock: Nullable<number>;
  readonly quantity: number;
  readonly restockDays: Nullable<number>;
}

type Time = Pick<SwDeliveryTime, 'min' | 'max' | 'unit'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** As in Shopware's `DeliveryBuilder`, plus the restock time; null for an unknown unit or if `isUndated`. */
export function expectedDelivery(time: Nullable<Time>, supply: Supply, now = new Date()) {
  if (time?.min == null || time.max == null || isUndated(supply)) return null;
  const { restockDays } = supply;
  const start = new Date(now);
  if (isShort(supply)) start.setUTCDate(start.getUTCDate() + (restockDays ?? 0));
  const [earliest, latest] = [time.min, time.max].map((count) => after(start, count, time.unit));
  return earliest && latest ? atLeastADay({ earliest, latest }) : null;
}

/** Whether stock is insufficient and no restock time is known. Shopware calculates as if it were in stock. */
export function isUndated(supply: Supply): boolean {
  return isShort(supply) && supply.restockDays == null;
}

/** The date in a number of days; null if unknown. */
export function restockDay(restockDays: Nullable<number>, now = new Date()): DeliveryDays | null {
  if (restockDays == null) return null;
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + restockDays);
  return { earliest: day, latest: day };
}

/** Delivery range of several items together: the latest of each; null if one is unknown. */
export function jointDelivery(each: readonly (DeliveryDays | null)[]): DeliveryDays | null {
  const known = each.filter((days) => days !== null);
  if (known.length === 0 || known.length < each.length) return null;
  const last = (dates: readonly Date[]) => new Date(Math.max(...dates.map(Number)));
  return atLeastADay({
    earliest: last(known.map(({ earliest }) => earliest)),
    latest: last(known.map(({ latest }) => latest)),
  });
}

/** Delivery range of a cart or order; null if a date is missing or invalid. */
export function deliveryDays(earliest: Nullable<string>, latest: Nullable<string>): DeliveryDays | null {
  const [first, last] = [earliest, latest].map((text) => new Date(Date.parse(text ?? '')));
  return first && last && !Number.isNaN(Number(first)) && !Number.isNaN(Number(last))
    ? { earliest: first, latest: last }
    : null;
}

/** Formats the range of days of an order, with the year if it is not the current one. */
export function deliveryDate(
  days: DeliveryDays | null,
  locale: string,
  ordered = new Date(),
  now = new Date(),
) {
  if (days === null) return null;
  const earliest = withoutSunday(days.earliest, ordered);
  const latest = withoutSunday(days.latest, ordered);
  const thisYear = now.getUTCFullYear();
  const withYear = latest.getUTCFullYear() < thisYear || earliest.getUTCFullYear() > thisYear;
  const [first, last] = [earliest.toISOString().slice(0, 10), latest.toISOString().slice(0, 10)];
  const formatted = formatOf(locale, withYear).formatRange(earliest, latest);
  return { earliest: first, latest: last, formatted };
}

/** Nothing is packed or delivered on Sundays, although Shopware counts them. */
function withoutSunday(day: Date, ordered: Date): Date {
  const moved = new Date(day);
  if (ordered.getUTCDay() === 0) moved.setUTCDate(moved.getUTCDate() + 1);
  if (moved.getUTCDay() === 0) moved.setUTCDate(moved.getUTCDate() + 1);
  return moved;
}

const isShort = ({ stock, quantity }: Supply) => stock != null && stock < quantity;

function after(start: Date, count: number, unit: Nullable<string>): Date | null {
  const day = new Date(start);
  if (unit === 'hour') day.setUTCHours(day.getUTCHours() + count);
  else if (unit === 'day') day.setUTCDate(day.getUTCDate() + count);
  else if (unit === 'week') day.setUTCDate(day.getUTCDate() + count * 7);
  else if (unit === 'month') day.setUTCMonth(day.getUTCMonth() + count);
  else if (unit === 'year') day.setUTCFullYear(day.getUTCFullYear() + count);
  else return null;
  day.setUTCHours(16, 0, 0, 0);
  return day;
}

/** Shopware adds a day to a delivery of one day. */
function atLeastADay({ earliest, latest }: DeliveryDays): DeliveryDays {
  if (earliest.toISOString().slice(0, 10) !== latest.toISOString().slice(0, 10)) return { earliest, latest };
  const next = new Date(latest);
  next.setUTCDate(next.getUTCDate() + 1);
  return { earliest, latest: next };
}

function formatOf(locale: string, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withYear}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  formats.set(key, format);
  return format;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Delivery time in days; hours and unknown units yield only the label. */
export function deliveryTime(time: Nullable<SwDeliveryTime>): DeliveryTime | null {
  const label = translated(time, 'name');
  return label === null ? null : { label, ...timeInDays(time) };
}

/** Null for hours and unknown units. */
export function timeInDays(time: Nullable<Time>): Pick<DeliveryTime, 'minDays' | 'maxDays'> {
  const days = DAYS[time?.unit ?? ''];
  if (time?.min == null || time.max == null || days === undefined) return { minDays: null, maxDays: null };
  return { minDays: time.min * days, maxDays: time.max * days };
}
