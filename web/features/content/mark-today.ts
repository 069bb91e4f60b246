/** Marks today's row in tables of opening hours, whose row heads are days of the week in full. */
export function markToday(locale: string, now = new Date()): void {
  const today = now.toLocaleDateString(locale, { weekday: 'long' }).toLowerCase();
  for (const head of document.querySelectorAll('.cms-text tbody th'))
    if (head.textContent?.trim().toLowerCase() === today)
      head.parentElement?.setAttribute('aria-current', 'date');
}
