import type { DeliveryTime } from '../../../schema/generated/types.ts';
import type { Nullable, SwDeliveryTime } from '../entities.ts';
import { translated } from './translated.ts';

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Delivery time in days; hours and unknown units yield only the label. */
export function deliveryTime(time: Nullable<SwDeliveryTime>): DeliveryTime | null {
  const label = translated(time, 'name');
  if (!time || label === null) return null;
  const days = DAYS[time.unit ?? ''];
  return {
    label,
    minDays: days !== undefined && time.min != null ? time.min * days : null,
    maxDays: days !== undefined && time.max != null ? time.max * days : null,
  };
}
