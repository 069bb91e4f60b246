import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { duePayment, savePayment } from './order-attempt.ts';
import { SuccessPage } from './success-page.tsx';

const ORDER = 'order-1';
const payment = { url: 'https://pay.example/1', number: '10042' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows the order number and leads to the payment after 5 s', async () => {
  const { open } = testShopper('GUEST', `/checkout/success/${ORDER}`);
  savePayment(ORDER, payment);
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  open(<SuccessPage orderId={ORDER} arrival="placed" link={null} />);
  expect(screen.getByRole('heading').textContent).toContain('10042');
  expect(screen.getByRole('link', { name: 'Weiter zur Zahlung' }).getAttribute('href')).toBe(payment.url);
  await act(() => vi.advanceTimersByTimeAsync(4900));
  expect(leave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(leave).toHaveBeenCalledWith(payment.url);
  expect(duePayment(ORDER)).toBeNull();
});
