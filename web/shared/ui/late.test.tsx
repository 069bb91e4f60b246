import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { Late, LatePart } from './late.tsx';

test('leaves a part out whose code fails, and shows the rest of the page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('kontor-chunk-reload', String(Date.now()));
  const part = new LatePart<Record<never, never>>(
    '.late',
    async () => {},
    async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  );
  const { open } = testShopper();
  globalThis.fetch = async () => Response.json({});
  open(
    <>
      <h1>Adressbuch</h1>
      <Late part={part} props={{}} />
      <p>Impressum</p>
    </>,
  );
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Adressbuch' })).toBeTruthy();
  expect(screen.getByText('Impressum')).toBeTruthy();
});
