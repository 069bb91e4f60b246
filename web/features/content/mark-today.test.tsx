import { afterEach, expect, test } from 'vitest';
import { markToday } from './mark-today.ts';

const WEDNESDAY = new Date(2026, 10, 25, 12);
const rows = (days: readonly string[]) => days.map((day) => `<tr><th>${day}</th><td>9–18</td></tr>`).join('');

afterEach(() => document.body.replaceChildren());

test.each([
  ['de-DE', ['Dienstag', 'Mittwoch'], 'Mittwoch'],
  ['fr-FR', ['Mardi', 'Mercredi'], 'Mercredi'],
  ['en-GB', ['Monday', 'Sunday'], undefined],
] as const)('marks the row of the day in %s', (locale, days, expected) => {
  document.body.innerHTML = `<div class="cms-text"><table><tbody>${rows(days)}</tbody></table></div>`;
  markToday(locale, WEDNESDAY);
  expect(document.querySelector('[aria-current="date"] th')?.textContent).toBe(expected);
});
