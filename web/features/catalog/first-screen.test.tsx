import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { historyKey, saveScroll } from '../../shared/navigation/history-state.ts';
import { useFirstScreen } from './first-screen.ts';

const begun: number[] = [];

function List() {
  const atOnce = useFirstScreen();
  begun.push(atOnce);
  return <p>{Math.min(24, atOnce)} cards</p>;
}

afterEach(() => {
  begun.length = 0;
  sessionStorage.clear();
});

test('renders the cards of the first screen on navigation, then all cards', async () => {
  render(<List />);
  expect(begun[0]).toBe(12);
  expect(await screen.findByText('24 cards')).toBeTruthy();
});

test('renders all cards at once for a restored scroll position', () => {
  saveScroll(historyKey());
  render(<List />);
  expect(begun).toEqual([Number.POSITIVE_INFINITY]);
});
