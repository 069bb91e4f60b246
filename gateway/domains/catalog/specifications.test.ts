import { expect, test, vi } from 'vitest';
import { Messages } from '../shared/messages/messages.ts';
import { specifications } from './product-details.ts';

test('a release date is shown until it has passed', () => {
  vi.setSystemTime('2026-11-22T12:00:00Z');
  const language = {
    id: '0',
    locale: 'de-DE',
    formatLocale: 'de-CH',
    label: 'Deutsch',
    pathPrefix: '',
  };
  const shownDate = (releaseDate: string) =>
    specifications({ releaseDate }, { language, messages: new Messages(language) }).map(
      ({ values }) => values,
    );
  expect(shownDate('2026-12-01T00:00:00.000+00:00')).toEqual([['1. Dezember 2026']]);
  expect(shownDate('2026-11-03T00:00:00.000+00:00')).toEqual([]);
  vi.useRealTimers();
});
