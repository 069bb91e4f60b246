import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { keepFocus } from './keep-focus.ts';

beforeAll(keepFocus);

function Addresses() {
  const [names, setNames] = useState(['Anna', 'Reto']);
  return (
    <section aria-label="Adressen">
      {names.map((name) => (
        <div key={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name} löschen
          </button>
        </div>
      ))}
    </section>
  );
}

test('moves the focus to the section whose focused element disappears', async () => {
  const { open, user } = testShopper();
  open(<Addresses />);
  screen.getByRole('button', { name: 'Anna löschen' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Adressen' })));
});
