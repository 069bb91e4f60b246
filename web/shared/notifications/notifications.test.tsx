import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LONG_NAME } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { notify } from './notifications.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const boxes = () => screen.queryAllByTestId('notification-box');

test('a notification disappears after 2.5 seconds, a persistent one stays', () => {
  vi.useFakeTimers();
  testShopper().open(null);
  act(() => {
    notify('success', 'Gespeichert.');
    notify('danger', LONG_NAME);
  });
  expect(boxes().map((box) => box.getAttribute('role'))).toEqual(['status', 'alert']);
  act(() => vi.advanceTimersByTime(2_500));
  expect(boxes().map((box) => box.textContent)).toEqual([LONG_NAME]);
  act(() => screen.getByRole('button', { name: 'Schliessen' }).click());
  expect(boxes()).toEqual([]);
});

test('a notification stays while it is hovered or focused', () => {
  vi.useFakeTimers();
  testShopper().open(null);
  act(() => notify('info', 'Zum Lesen.'));
  act(() => screen.getByRole('button', { name: 'Schliessen' }).focus());
  act(() => vi.advanceTimersByTime(10_000));
  expect(boxes()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Schliessen' }).blur());
  act(() => vi.advanceTimersByTime(2_500));
  expect(boxes()).toEqual([]);
});
