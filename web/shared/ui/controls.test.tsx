import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { testShopper } from '../../testing/shopper.tsx';
import { Stepper } from './stepper.tsx';

function Amount({ onChange, max = 10 }: { onChange(quantity: number): void; max?: number }) {
  const [value, setValue] = useState(2);
  return (
    <Stepper
      value={value}
      rules={{ min: 2, step: 2, max }}
      label="Menge"
      onChange={(quantity) => {
        setValue(quantity);
        onChange(quantity);
      }}
    />
  );
}

function openAmount(max?: number) {
  const shopper = testShopper();
  const chosen: number[] = [];
  shopper.open(<Amount onChange={(quantity) => chosen.push(quantity)} {...(max && { max })} />);
  return { ...shopper, chosen, field: screen.getByLabelText('Menge', { selector: 'input' }) };
}

test('the stepper changes the quantity by steps within the allowed range', async () => {
  const { user, chosen } = openAmount(5);
  const [less, more] = [
    screen.getByRole('button', { name: 'Weniger' }),
    screen.getByRole('button', { name: 'Mehr' }),
  ];
  expect(less).toHaveProperty('disabled', true);
  await user.click(more);
  expect(more).toHaveProperty('disabled', true);
  await user.click(less);
  expect(chosen).toEqual([4, 2]);
});

test('a typed quantity applies when the field loses the focus', async () => {
  const { fill, user, field, chosen } = openAmount();
  await fill(field, '6');
  expect(chosen).toEqual([]);
  await user.tab();
  expect(chosen).toEqual([6]);
  expect(screen.queryByRole('status')).toBeNull();
});
